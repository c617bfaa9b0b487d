import { X } from 'lucide-react';
import { OVULATION_RESULTS, PREGNANCY_RESULTS, type TestResult } from '#domain/cycle/day-log.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { RESULT_WORDS, sheet, testWords, TEST_WORDS } from './sheet.copy.ts';
import type { SheetPartProps } from './sheet-props.ts';
import styles from './sheet.module.css';

const words = sheet.tests;
const MOST = 10;

/**
 * Tests of the day: a press on a result adds one; each can be given its time and taken away. Without ovulation only
 * those of pregnancy show.
 */
export function TestsPart({ day: { tests = [] }, set, viewer: { ovulation } }: SheetPartProps) {
  const put = (next: readonly TestResult[]) => set('tests', next.length > 0 ? next : null);
  const retime = (at: number, time: string) =>
    put(tests.map((test, index) => (index === at ? timed(test, time) : test)));
  const shown = tests
    .map((test, index) => ({ test, index }))
    .filter(({ test }) => ovulation || test.kind === 'pregnancy');
  const add = (test: TestResult) => put([...tests, test]);
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.rows} aria-label={words.list}>
          {shown.map(({ test, index }) => (
            <li key={index} className={styles.row}>
              <span className={styles.what}>{testWords(test)}</span>
              <input
                type="time"
                className={styles.time}
                aria-label={words.time(testWords(test).toLowerCase())}
                value={test.time ?? ''}
                onChange={({ target }) => retime(index, target.value)}
              />
              <IconButton
                label={words.remove(testWords(test).toLowerCase())}
                onClick={() => put(tests.filter((_, other) => other !== index))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {tests.length >= MOST ? (
        <p className={styles.hint}>{words.full}</p>
      ) : (
        <>
          {ovulation && (
            <Adder
              kind="ovulation"
              results={OVULATION_RESULTS}
              onAdd={(result) => add({ kind: 'ovulation', result })}
            />
          )}
          <Adder kind="pregnancy" results={PREGNANCY_RESULTS} onAdd={(result) => add({ kind: 'pregnancy', result })} />
        </>
      )}
    </>
  );
}

type AdderProps<Result extends TestResult['result']> = {
  readonly kind: TestResult['kind'];
  readonly results: readonly Result[];
  readonly onAdd: (result: Result) => void;
};

function Adder<Result extends TestResult['result']>({ kind, results, onAdd }: AdderProps<Result>) {
  return (
    <div role="group" aria-label={words.add(kind)}>
      <p className={styles.label} aria-hidden="true">
        {TEST_WORDS[kind]}
      </p>
      <div className={styles.adders}>
        {results.map((result) => (
          <Button key={result} kind="line" size="small" onClick={() => onAdd(result)}>
            + {RESULT_WORDS[result]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function timed({ time: _, ...test }: TestResult, time: string): TestResult {
  return time === '' ? test : { ...test, time };
}
