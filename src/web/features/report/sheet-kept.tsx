import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import { PLACE_WORDS } from '#web/ui/drawings/body/place-words.ts';
import { report, shortWithYear } from './report.copy.ts';
import { Facts } from './sheet-details.tsx';
import styles from './sheet.module.css';

type Kept = NonNullable<ReportReply['kept']>;
const words = report.kept;

/** How many sections stand on the paper: on one page the cycles give way to them. */
export const keptSections = ({ kept = {} }: ReportReply): number => Object.keys(kept).length;

/** What bears on the conditions the member keeps: a section for each kind of figure, with the days behind it. */
export function KeptTables({ reply: { kept } }: { readonly reply: ReportReply }) {
  if (!kept) return null;
  return (
    <div className={styles.kept}>
      {kept.bloodLoss && <Charts told={kept.bloodLoss} />}
      {kept.pain && <Pain told={kept.pain} />}
      {kept.missed && <Missed told={kept.missed} />}
      {kept.heat && <Heat told={kept.heat} />}
      {kept.bleeding && <Bleeding told={kept.bleeding} />}
      {kept.signs && <Signs told={kept.signs} />}
    </div>
  );
}

function Charts({ told }: { readonly told: NonNullable<Kept['bloodLoss']> }) {
  const { chart } = words;
  const note = told.periods.length < told.of ? chart.more(told.periods.length, told.of) : chart.note;
  return (
    <Facts id="kept-chart" title={words.title(chart.title, told.for)} head={chart.head} note={note}>
      {told.periods.map((period) => (
        <tr key={period.startDate}>
          <th scope="row">{shortWithYear(period.startDate)}</th>
          <td>{chart.score(period)}</td>
          <td>{words.of(period.counted, period.days)}</td>
          <td>{period.cups && chart.cups(period.cups)}</td>
        </tr>
      ))}
    </Facts>
  );
}

function Pain({ told }: { readonly told: NonNullable<Kept['pain']> }) {
  const { pain } = words;
  const places = told.places.map(({ place, days, worst }) => pain.place({ place: PLACE_WORDS[place], days, worst }));
  const rows = [
    [pain.days, words.of(told.painful, told.told)],
    ...(told.worst === null ? [] : [[pain.levels, pain.level(told.worst, told.median)]]),
    ...(told.strong > 0 ? [[pain.strong, words.days(told.strong)]] : []),
    ...(places.length > 0 ? [[pain.places, places.join('; ')]] : []),
    ...(told.painkillers.length > 0
      ? [[pain.relief, `${words.days(told.painkillerDays)}: ${told.painkillers.map(pain.one).join('; ')}`]]
      : []),
  ] as const;
  return <Lines id="kept-pain" title={words.title(pain.title, told.for)} rows={rows} />;
}

function Missed({ told }: { readonly told: NonNullable<Kept['missed']> }) {
  const { missed } = words;
  const rows = [
    [missed.any, words.days(told.days)],
    ...told.each.map(({ what, days }) => [missed.what[what], words.days(days)] as const),
  ] as const;
  return <Lines id="kept-missed" title={words.title(missed.title, told.for)} rows={rows} />;
}

function Heat({ told }: { readonly told: NonNullable<Kept['heat']> }) {
  const { heat } = words;
  const rows = [
    ...(told.flushes > 0 ? [[heat.flushes, words.days(told.flushes)]] : []),
    ...(told.day ? [[heat.day, heat.count(told.day, 'day')]] : []),
    ...(told.night ? [[heat.night, heat.count(told.night, 'night')]] : []),
    ...(told.sweats > 0 ? [[heat.sweats, words.days(told.sweats)]] : []),
    ...(told.sleep ? [[heat.sleep, heat.hours(told.sleep)]] : []),
    ...(told.poorNights > 0 ? [[heat.poor, words.days(told.poorNights)]] : []),
  ] as const;
  return <Lines id="kept-heat" title={words.title(heat.title, told.for)} rows={rows} />;
}

function Bleeding({ told }: { readonly told: NonNullable<Kept['bleeding']> }) {
  const { bleeding } = words;
  const rows = told.flows.map(({ flow, days }) => [bleeding.flow[flow], words.of(days, told.told)] as const);
  return <Lines id="kept-bleeding" title={words.title(bleeding.title, told.for)} rows={rows} note={bleeding.note} />;
}

function Signs({ told }: { readonly told: NonNullable<Kept['signs']> }) {
  const { signs } = words;
  const rows = (['temperature', 'fluid', 'ovulationTests', 'pregnancyTests'] as const)
    .filter((sign) => told[sign] > 0)
    .map((sign) => [signs.of[sign], words.days(told[sign])] as const);
  return <Lines id="kept-signs" title={words.title(signs.title, told.for)} rows={rows} />;
}

type LinesProps = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
};

function Lines({ id, title, rows, note }: LinesProps) {
  return (
    <Facts id={id} title={title} wraps {...(note !== undefined && { note })}>
      {rows.map(([what, figure]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{figure}</td>
        </tr>
      ))}
    </Facts>
  );
}
