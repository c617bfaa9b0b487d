/** Why a file is not taken as a recording. */
export const FAULTS = ['kind', 'damaged', 'too_short', 'too_long', 'tag', 'several', 'silent', 'too_heavy'] as const;
export type Fault = (typeof FAULTS)[number];

/** Thrown while a file is read: it is not what a recording may be. */
export class Unfit extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}
