import FhirValidator from '@asymmetrik/fhir-json-schema-validator';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { SYMPTOMS } from '#domain/cycle/day-log.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ReportScreen } from './report-screen.tsx';

const d = localDate;
const OWN = '5f0c2b1e-0000-4000-8000-000000000001';
/** A report in which every kind of entry stands. */
const REPLY: ReportReply = {
  stage: 'menstruating',
  stageSince: null,
  windowAsked: false,
  newestStart: d('2026-11-04'),
  names: { [OWN]: 'Icy hands' },
  span: { from: d('2025-11-21'), to: d('2026-11-21') },
  lengths: { count: 1, median: 28, shortest: 28, longest: 28, variation: 0, period: 5 },
  worstPain: 8,
  cycles: [
    {
      startDate: d('2026-11-04'),
      length: null,
      lived: 18,
      periodLength: 5,
      excluded: null,
      stretches: [],
      bled: [{ from: 1, to: 5 }],
      heaviest: null,
      worstPain: 8,
      factors: [],
    },
    {
      startDate: d('2026-10-07'),
      length: 28,
      lived: 28,
      periodLength: 5,
      excluded: 'travel',
      stretches: [],
      bled: [{ from: 1, to: 5 }],
      heaviest: null,
      worstPain: null,
      factors: [],
    },
  ],
  symptoms: [{ key: 'hot_flushes', logged: 35, severe: 33, cycles: 0, of: 0, days: null, peak: 3 }],
  days: [
    {
      date: d('2026-11-04'),
      cycleDay: 1,
      flow: 'heavy',
      pain: 8,
      symptoms: [...SYMPTOMS.map((key) => ({ key, severity: 2 as const })), { key: OWN, severity: 1 }],
      celsius: 36.5,
      sleepHours: 7.25,
    },
  ],
  medicines: [
    {
      name: 'Maren 30',
      kind: 'pill',
      schedule: 'cyclic_21_7',
      since: d('2026-10-01'),
      past: false,
      adherence: { taken: 48, expected: 52 },
      days: { taken: 48, missed: 3, late: 2 },
    },
    {
      name: null,
      kind: 'emergency_pill',
      schedule: null,
      since: null,
      past: false,
      adherence: null,
      days: { taken: 1, missed: 0, late: 0 },
    },
  ],
  signs: {
    tests: [{ date: d('2026-11-18'), cycleDay: 15, results: [{ kind: 'pregnancy', result: 'negative' }] }],
    fluid: [],
  },
  daysLogged: 12,
};

type Resource = { resourceType: string } & Record<string, unknown>;
type Bundle = Resource & { entry: { fullUrl: string; resource: Resource }[] };
const schema = new FhirValidator();
/** What the published schema says against the bundle and each of its entries. */
const faultsOf = (bundle: Bundle) =>
  [bundle, ...bundle.entry.map(({ resource }) => resource)].flatMap((one) =>
    schema.validate(one).map(({ dataPath, message }) => `${one.resourceType}${dataPath}: ${message}`),
  );

/** The file that the page gives away, read again, with its name and type. */
async function made(reply: ReportReply = REPLY, before?: (view: ReturnType<typeof renderScreen>) => Promise<void>) {
  const files: Blob[] = [];
  const names: string[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:report';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => [create, click].forEach((spy) => spy.mockRestore()));
  const api = fakeApi({ getReport: () => reply });
  const view = renderScreen(<ReportScreen />, {
    at: '/report',
    data: { user: sampleUser(), today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' },
  });
  await view.screen.findByRole('article');
  await before?.(view);
  await view.user.click(view.screen.getByRole('button', { name: 'Download FHIR file' }));
  const [file] = files;
  if (!file) throw new Error('no file was made');
  return { api, type: file.type, name: names[0], bundle: JSON.parse(await file.text()) as Bundle };
}

describe('the file for a clinic', () => {
  test('holds to the published schema of FHIR R4, with every kind of entry in it', async () => {
    const { bundle, type, name, api } = await made();
    expect(faultsOf(bundle)).toEqual([]);
    expect(new Set(bundle.entry.map(({ resource }) => resource.resourceType))).toEqual(
      new Set(['Patient', 'Observation', 'MedicationStatement']),
    );
    expect([type, name]).toEqual(['application/fhir+json', 'report-2026-11-21.fhir.json']);
    expect(api.calls.map(({ name: call }) => call)).toEqual(['getReport']);
  });

  test('holds to it on one page too, and with nothing logged', async () => {
    expect(faultsOf((await made({ ...REPLY, days: [], medicines: [], signs: null })).bundle)).toEqual([]);
  });

  test('names her only where she ticks it', async () => {
    const { bundle } = await made(REPLY, async ({ screen, user }) => {
      await user.click(screen.getByRole('checkbox', { name: 'My date of birth' }));
    });
    expect(bundle.entry[0]?.resource).toEqual({ resourceType: 'Patient', birthDate: '1990-04-12' });
    expect(faultsOf(bundle)).toEqual([]);
  });

  test.each([
    ['a field that there is not', { colour: 'red' }, /additional properties/],
    ['a status that there is not', { status: 'done' }, /allowed values/],
    ['a day that is none', { effectiveDateTime: '21.11.2026' }, /pattern/],
    ['a number as words', { valueInteger: 'eight' }, /should be number/],
  ])('the schema refuses %s', async (_what, fault, said) => {
    const { bundle } = await made();
    const at = bundle.entry.findIndex(({ resource }) => resource.resourceType === 'Observation');
    const planted = bundle.entry.map((entry, index) =>
      index === at ? { ...entry, resource: { ...entry.resource, ...fault } as Resource } : entry,
    );
    expect(faultsOf({ ...bundle, entry: planted }).join('; ')).toMatch(said);
  });
});
