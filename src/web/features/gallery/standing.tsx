import { Sparkles } from 'lucide-react';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Panel, type Ground } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Row, Stack } from '#web/ui/layout/stack.tsx';
import { AnonymousAvatar, Avatar } from '#web/ui/people/avatar.tsx';
import { Badge, PhaseBadge, TrialBadge } from '#web/ui/status/badge.tsx';
import { Notice, type Tone } from '#web/ui/status/notice.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote, OfflineNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons, Spinner } from '#web/ui/status/waiting.tsx';
import { Columns, Specimen } from './specimen.tsx';

const TRIALS = [
  { text: 'Trial: 5 days', tone: 'ok' },
  { text: '2 days left', tone: 'warning' },
  { text: '1 day left', tone: 'warning' },
  { text: 'Trial Expired', tone: 'expired' },
] as const;
const TONES: readonly [Tone, string][] = [
  ['info', 'Your forecast rests on seven cycles.'],
  ['care', "Pain that keeps you from your day deserves a doctor's time, however often you were told it is usual."],
  ['success', 'Your answers are kept.'],
  ['warning', 'Your trial ends in two days.'],
  ['danger', 'Email cannot contain multiple @ symbols'],
];
const GROUNDS: readonly Ground[] = ['raised', 'hearth', 'night', 'paper', 'plain'];

export function Standing() {
  return (
    <>
      <Specimen id="badges" title="Badges" note="Shape carries meaning too: round, diamond, square.">
        <Row>
          {TRIALS.map((badge) => (
            <TrialBadge key={badge.text} badge={badge} href="#badges" />
          ))}
          <Badge kind="moon">3 new</Badge>
          <Badge icon={<Sparkles size={15} />}>Premium Member</Badge>
          <Badge>Dev Mode</Badge>
        </Row>
        <Row>
          {(['rest', 'create', 'shine', 'reflect'] as const).map((phase) => (
            <PhaseBadge key={phase} phase={phase} />
          ))}
        </Row>
        <Row>
          {[...'LMNOPQRSTUVW'].map((letter) => (
            <Avatar key={letter} name={letter} />
          ))}
          <Avatar name="Maren" size="small" />
          <Avatar name="Maren" size="large" />
          <AnonymousAvatar />
        </Row>
      </Specimen>
      <Specimen id="grounds" title="Grounds" note="The same parts on every ground: the roles change, the parts do not.">
        <Columns>
          {GROUNDS.map((ground) => (
            <OnGround key={ground} ground={ground} />
          ))}
        </Columns>
      </Specimen>
      <Specimen id="states" title="States">
        <Stack gap={3}>
          {TONES.map(([tone, words]) => (
            <Notice key={tone} tone={tone}>
              {words}
            </Notice>
          ))}
        </Stack>
        <OfflineNote />
        <Columns three>
          <Skeletons>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
            <Skeleton shape="circle" />
          </Skeletons>
          <Empty title="No posts yet" action={<TextLink href="#states">Write the first</TextLink>}>
            Be the first to share your wisdom in our sacred circle
          </Empty>
          <ErrorNote title="We lost the thread" onRetry={() => toast({ title: 'Tried again' })}>
            Your words are safe on this device. We'll send them when you're back.
          </ErrorNote>
          <Spinner>Signing you in...</Spinner>
        </Columns>
      </Specimen>
    </>
  );
}

function OnGround({ ground }: { ground: Ground }) {
  return (
    <Panel ground={ground}>
      <Stack gap={3}>
        <Kicker>{ground}</Kicker>
        <TextField
          label={`What does ${ground} ask?`}
          hint="Encrypted with your own key."
          placeholder="A word is enough"
          value=""
          onChange={() => undefined}
          readOnly
        />
        <Row>
          <Button kind={ground === 'hearth' ? 'hearth' : 'primary'} onClick={() => toast({ title: ground })}>
            Complete check-in
          </Button>
          <LinkButton kind="line" href="#grounds">
            More
          </LinkButton>
          <TextLink href="#grounds">Why we ask</TextLink>
        </Row>
      </Stack>
    </Panel>
  );
}
