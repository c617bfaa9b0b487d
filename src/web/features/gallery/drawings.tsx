import { useState } from 'react';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { FLOWS, MOODS } from '#domain/cycle/day-log.ts';
import { MonthCalendar } from '#web/ui/drawings/calendar/month-calendar.tsx';
import { ForecastBars } from '#web/ui/drawings/forecast/forecast-bars.tsx';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { EnergyEmber } from '#web/ui/drawings/marks/energy-ember.tsx';
import { FlowDrop } from '#web/ui/drawings/marks/flow-drop.tsx';
import { MoodLine } from '#web/ui/drawings/marks/mood-line.tsx';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import { lightOf } from '#web/ui/drawings/moon/lit-path.ts';
import { ArchScene } from '#web/ui/drawings/scene/arch-scene.tsx';
import { CycleWheel } from '#web/ui/drawings/wheel/cycle-wheel.tsx';
import { Row } from '#web/ui/layout/stack.tsx';
import { EXAMPLE_TODAY, exampleLogs, exampleMoon, exampleView } from './drawn-example.ts';
import { Columns, Specimen } from './specimen.tsx';

const LIVES = [
  ['Luteal, day 18', exampleLogs(), 0],
  ["To the window's end", exampleLogs(), 11],
  ['Past it', exampleLogs(), 17],
  ['Irregular', exampleLogs([24, 39, 27, 45, 26, 37]), 0],
  ['No data', [], 0],
] as const;

export function Drawings() {
  return (
    <Specimen
      id="drawings"
      title="Drawings"
      note="Known is solid, expected is outlined, unknown is dotted. The example is nobody's."
    >
      <Columns>
        {LIVES.map(([name, logs, later]) => (
          <Life key={name} name={name} view={exampleView(logs, later)} />
        ))}
      </Columns>
      <Forecast />
      <Row>
        {exampleMoon(addDays(EXAMPLE_TODAY, -12), 15)
          .filter((_, day) => day % 2 === 0)
          .map((day) => (
            <Disc key={day.date} light={lightOf(day)} size={32} />
          ))}
      </Row>
      <Row gap={5}>
        {FLOWS.map((flow) => (
          <FlowDrop key={flow} flow={flow} />
        ))}
        {MOODS.map((mood) => (
          <MoodLine key={mood} mood={mood} />
        ))}
        <div data-phase="reflect">
          <Row>
            {([1, 2, 3, 4, 5] as const).map((energy) => (
              <EnergyEmber key={energy} energy={energy} />
            ))}
          </Row>
        </div>
      </Row>
      <Month />
      <ArchScene label="A path over hills, the hearth lit at its end" />
    </Specimen>
  );
}

function Life({ name, view }: { name: string; view: ReturnType<typeof exampleView> }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <CycleWheel view={view} moon={exampleMoon(view.startDate ?? view.today, 60)} />
    </figure>
  );
}

function Forecast() {
  const view = exampleView(exampleLogs());
  return (
    <div>
      <ForecastSentence view={view} />
      <ForecastBars view={view} />
    </div>
  );
}

function Month() {
  const [month, setMonth] = useState('2026-11');
  const [selected, setSelected] = useState<LocalDate | null>(EXAMPLE_TODAY);
  const view = exampleView(exampleLogs());
  const moon = exampleMoon(addDays(EXAMPLE_TODAY, -60), 120);
  return (
    <MonthCalendar
      month={month}
      weekStart={1}
      today={EXAMPLE_TODAY}
      logs={exampleLogs()}
      moon={moon}
      phases={[]}
      chances={view.forecast?.days ?? []}
      selected={selected}
      onSelect={setSelected}
      onMonth={setMonth}
    />
  );
}
