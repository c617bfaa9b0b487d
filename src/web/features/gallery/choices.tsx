import { useState } from 'react';
import { CheckChip, Chip, Chips, GoalChip, type ChipLevel } from '#web/ui/choices/chip.tsx';
import { CheckRow, GoalCounter, GoalRow } from '#web/ui/choices/goal-row.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { SeverityDots } from '#web/ui/drawings/marks/severity-dots.tsx';
import { Row, Stack } from '#web/ui/layout/stack.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { ProgressArches, ProgressDots } from '#web/ui/progress/progress-dots.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Columns, Specimen } from './specimen.tsx';

const GOALS = [
  'understand my sacred menstrual cycle',
  'reduce menstrual pain and symptoms',
  'connect with lunar cycles',
  "honor my body's wisdom",
];
const STEPS = [
  'Welcome to Your Sacred Journey',
  'Create Your Secure Password',
  'Complete Your Profile',
  'Choose Your Sacred Wellness Goals',
];

export function Choices() {
  return (
    <Specimen id="choices" title="Choice">
      <ChipStates />
      <Goals />
      <Questions />
      <Switches />
      <Columns>
        <ProgressDots steps={STEPS} current={3} />
        <ProgressArches total={3} current={2} />
      </Columns>
    </Specimen>
  );
}

function ChipStates() {
  const [level, setLevel] = useState<ChipLevel>(2);
  const [on, setOn] = useState(true);
  const [ways, setWays] = useState(['Journaling']);
  const take = (way: string) => (checked: boolean) =>
    setWays(checked ? [...ways, way] : ways.filter((other) => other !== way));
  return (
    <Chips label="Chips">
      <Chip pressed={on} onPress={() => setOn(!on)}>
        Breathwork
      </Chip>
      <Chip phase="reflect" pressed={level > 0} level={level} onPress={() => setLevel(((level + 1) % 4) as ChipLevel)}>
        Tender breasts
      </Chip>
      <Chip phase="rest" pressed={on} icon={<PhaseGlyph phase="rest" size={16} />} onPress={() => setOn(!on)}>
        Light flow
      </Chip>
      <Chip pressed={false} disabled onPress={() => setOn(!on)}>
        Not today
      </Chip>
      {['Journaling', "I'm just starting"].map((way) => (
        <CheckChip key={way} checked={ways.includes(way)} onChange={take(way)}>
          {way}
        </CheckChip>
      ))}
      {GOALS.slice(0, 3).map((goal, number) => (
        <GoalChip key={goal} number={number}>
          {goal}
        </GoalChip>
      ))}
      <SeverityDots severity={2} />
    </Chips>
  );
}

function Goals() {
  const [chosen, setChosen] = useState(GOALS.slice(0, 3));
  const choose = (goal: string) => (checked: boolean) => {
    if (!checked) setChosen(chosen.filter((other) => other !== goal));
    else if (chosen.length < 3) setChosen([...chosen, goal]);
    else
      toast({
        title: 'Maximum Goals Reached',
        description: 'You can select up to 3 goals. Please unselect one first.',
        kind: 'danger',
      });
  };
  return (
    <Stack>
      <div>
        {GOALS.map((goal) => (
          <GoalRow key={goal} label={goal} checked={chosen.includes(goal)} onChange={choose(goal)} />
        ))}
      </div>
      <GoalCounter count={chosen.length} />
    </Stack>
  );
}

function Questions() {
  const [now, setNow] = useState<'yes' | 'irregular' | 'no' | undefined>('yes');
  const [track, setTrack] = useState<'manually' | 'app' | 'no' | undefined>(undefined);
  const drawing = (
    <svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="20" cy="20" r="16" />
    </svg>
  );
  return (
    <>
      <RadioGroup
        legend="Do you currently menstruate?"
        name="gallery-now"
        look="arches"
        value={now}
        onChange={setNow}
        options={[
          { value: 'yes', label: 'Yes', note: 'More or less monthly', drawing },
          { value: 'irregular', label: 'Irregularly', note: 'Hard to say when', drawing },
          { value: 'no', label: 'No', note: 'Any reason at all', drawing },
        ]}
      />
      <RadioGroup
        legend="Do you track your cycle?"
        name="gallery-track"
        optional
        error={track ? undefined : 'Please complete the section'}
        value={track}
        onChange={setTrack}
        options={[
          { value: 'manually', label: 'On paper or in my head' },
          { value: 'app', label: 'In another app', note: 'We can bring your history over' },
          { value: 'no', label: 'Not yet' },
        ]}
      />
    </>
  );
}

function Switches() {
  const [on, setOn] = useState(true);
  const [view, setView] = useState<'wheel' | 'calendar' | 'history'>('wheel');
  const [tab, setTab] = useState<'all' | 'wisdom' | 'womb' | 'rituals'>('all');
  return (
    <>
      <Row gap={5}>
        <Segments
          label="View"
          name="gallery-view"
          value={view}
          onChange={setView}
          options={[
            { value: 'wheel', label: 'Wheel' },
            { value: 'calendar', label: 'Calendar' },
            { value: 'history', label: 'History' },
          ]}
        />
        <Switch checked={on} onChange={setOn}>
          Post as Anonymous
        </Switch>
        <Switch checked={false} disabled onChange={setOn} note="Comes with the circle">
          Weekly letter
        </Switch>
      </Row>
      <CheckRow checked={on} onChange={setOn} note="You can take it back at any time.">
        Keep my health data, sealed under my own key
      </CheckRow>
      <div>
        <Tabs
          label="Kinds"
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'all', label: 'All', panel: 'Everything there is.' },
            { key: 'wisdom', label: 'Cycle wisdom', panel: 'What bodies know.' },
            { key: 'womb', label: 'Womb health', panel: 'What doctors know.' },
            { key: 'rituals', label: 'Rituals', panel: 'What hands know.' },
          ]}
        />
      </div>
    </>
  );
}
