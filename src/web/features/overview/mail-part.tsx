import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { DayArches } from './day-arches.tsx';
import { FactList } from './fact-list.tsx';
import { FoldedTable } from '#web/ui/tables/number-table.tsx';
import { momentWords, overviewCopy, type Overview } from './overview.copy.ts';
import { Part } from './part.tsx';

const words = overviewCopy.mail;

/** Whether mail is going out. */
export function MailPart({ of, timeZone }: { readonly of: Overview; readonly timeZone: string }) {
  const { mail, days } = of;
  const sent = days.reduce((all, day) => all + day.sent, 0);
  const failed = days.reduce((all, day) => all + day.failed, 0);
  const when = (instant: string | null, never: string) => (instant ? momentWords(instant, timeZone) : never);
  return (
    <Part id="overview-mail" title={words.title} lead={words.sentence(sent, failed)}>
      <DayArches days={days.map((one) => ({ day: one.day, value: one.sent + one.failed, wrong: one.failed }))} />
      <FoldedTable
        summary={overviewCopy.table}
        caption={words.title}
        head={[overviewCopy.day, ...words.head]}
        rows={days
          .map((one) => ({ key: one.day, cells: [shortDate(one.day), String(one.sent), String(one.failed)] }))
          .toReversed()}
      />
      <FactList
        facts={[
          [words.facts.waiting, mail.waiting.toLocaleString('en-US')],
          [words.facts.oldest, when(mail.oldestAt, words.nothing)],
          [words.facts.failing, mail.failing.toLocaleString('en-US')],
          [words.facts.sent, when(mail.sentAt, overviewCopy.never)],
        ]}
      />
    </Part>
  );
}
