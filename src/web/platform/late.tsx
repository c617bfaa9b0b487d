import { use, useState, type ComponentType } from 'react';
import { MissingDialog, MissingPart } from '#web/ui/status/missing-part.tsx';
import { whenIdle } from './when-idle.ts';

type Outcome<Props> = { readonly part: ComponentType<Props> } | { readonly error: unknown };
/** A rare part is not fetched ahead: few ever see it. */
type Wish = { readonly rare?: boolean };

const awaited: (() => Promise<unknown>)[] = [];

/**
 * A part whose code comes only when it is drawn, or when the browser has rested: a dialog, the drawing of a rare state. Put it in a
 * Suspense. Where the code does not come, a note with another try stands in its place; for a part with `onClose`, a dialog does.
 * The server has them all before its first drawing, so their markup is in the document and stays until the code is here.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, { rare = false }: Wish = {}): ComponentType<Props> {
  const code = new Code(load);
  if (import.meta.env.SSR || import.meta.env.MODE === 'test') awaited.push(() => code.orThrow());
  else if (!rare) whenIdle(() => void code.ahead());
  return function Late(props) {
    const [trying, setTrying] = useState(false);
    const outcome = code.outcome ?? use(code.fetch());
    if ('part' in outcome) return <outcome.part {...props} />;
    const again = async () => {
      if (code.isStale()) return window.location.reload();
      setTrying(true);
      await code.again();
      setTrying(false);
    };
    return <Missing props={props} note={{ again: () => void again(), trying, stale: code.isStale() }} />;
  };
}

/** For the server, and for tests: fetches every late part, also those that others bring along, so that they are drawn at once. */
export async function fetchLateParts(): Promise<void> {
  for (let count = -1; count !== awaited.length; ) {
    count = awaited.length;
    await Promise.all(awaited.map((fetch) => fetch()));
  }
}

/** The code of one late part. A fetch that failed is an outcome, not an error: an error would take the whole screen with it. */
class Code<Props> {
  readonly #load: () => Promise<ComponentType<Props>>;
  #underway: Promise<Outcome<Props>> | null = null;
  #failures = 0;
  /** Here when it is known, so that it is drawn at once. */
  outcome: Outcome<Props> | null = null;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  fetch(): Promise<Outcome<Props>> {
    return (this.#underway ??= this.#tried());
  }

  /** What failed stands until this one ends. */
  async again(): Promise<void> {
    this.#underway = this.#tried();
    await this.#underway;
  }

  /** Ahead of need: a failure tells nobody anything, and the first drawing tries anew. */
  async ahead(): Promise<void> {
    if (this.#underway || 'part' in (await this.fetch())) return;
    this.#failures = 0;
    this.outcome = null;
    this.#underway = null;
  }

  async orThrow(): Promise<void> {
    const outcome = await this.fetch();
    if ('error' in outcome) throw outcome.error;
  }

  /** Whether a second try failed although there is a connection: then the files are another version's, or the browser keeps its failure. */
  isStale(): boolean {
    return this.#failures > 1 && navigator.onLine;
  }

  async #tried(): Promise<Outcome<Props>> {
    try {
      return (this.outcome = { part: await this.#load() });
    } catch (error) {
      this.#failures += 1;
      return (this.outcome = { error });
    }
  }
}

type Closable = { readonly open?: boolean; readonly onClose?: unknown };

function Missing({ props, note }: { readonly props: Closable; readonly note: Parameters<typeof MissingPart>[0] }) {
  const { open = true, onClose } = props;
  if (typeof onClose !== 'function') return <MissingPart {...note} />;
  return open && <MissingDialog {...note} onClose={() => void onClose()} />;
}
