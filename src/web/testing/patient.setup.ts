import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * How long a test waits for a fact before it says that it is none, in milliseconds. A machine that is busy with
 * something else is late and not wrong; a fact that is there is not waited for.
 */
const PATIENCE_MS = 10_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

type WaitFor = typeof vi.waitFor;
type Patient = WaitFor & { readonly isPatient?: true };
const usual = vi.waitFor as Patient;
const patient: WaitFor = (check, options) =>
  usual(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
// The files of a window share it: what was made patient stays so.
if (!usual.isPatient) vi.waitFor = Object.assign(patient, { isPatient: true as const });
