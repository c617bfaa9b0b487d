import type { CheckInSymbol } from '#domain/check-in/rotation.ts';

/** Line drawings on a grid of 48. */
const DRAWN: Readonly<Record<CheckInSymbol, string>> = {
  ember: 'M24 8c2 7 10 10 10 20a10 10 0 0 1-20 0c0-5 3-7 4-11 3 1 4 4 4 6 2-4 3-9 2-15ZM10 42h28',
  lantern: 'M18 12h12M24 6v6M16 18h16l2 20H14ZM24 24c2 3 3 5 3 7a3 3 0 0 1-6 0c0-2 1-4 3-7ZM12 42h24',
  shell: 'M24 40C10 40 6 26 8 20c4-9 28-9 32 0 2 6-2 20-16 20ZM24 40V14M24 40 14 17M24 40l10-23M20 42h8',
  stone: 'M8 32c0-10 8-18 17-18 10 0 15 8 15 16 0 7-7 9-16 9S8 38 8 32ZM17 26c2-4 5-6 9-6',
  thread: 'M14 10h20M14 38h20M17 10v28M31 10v28M17 16l14 3M17 22l14 3M17 28l14 3M31 34c6 0 8 4 10 8',
  bowl: 'M6 22h36c0 11-8 18-18 18S6 33 6 22ZM18 42h12M18 8c-2 3 2 5 0 8M26 8c-2 3 2 5 0 8',
  key: 'M16 32a8 8 0 1 1 5.7-13.7A8 8 0 0 1 16 32ZM23.5 21.5 40 21.5M34 21.5v6M40 21.5v5',
};

/** The symbol of the day. It says nothing by itself. */
export function SymbolMark({ symbol }: { readonly symbol: CheckInSymbol }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWN[symbol]} />
    </svg>
  );
}
