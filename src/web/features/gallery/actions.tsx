import { Bell, Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton, type ButtonKind } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { Row } from '#web/ui/layout/stack.tsx';
import { Specimen } from './specimen.tsx';

const KINDS: readonly [ButtonKind, string][] = [
  ['primary', 'Start Daily Flow'],
  ['hearth', 'Complete check-in'],
  ['line', 'Explore Moon Calendar'],
  ['quiet', 'Add a note'],
  ['danger', 'Delete my data'],
];

export function Actions() {
  const [count, setCount] = useState(0);
  const press = () => setCount(count + 1);
  return (
    <Specimen
      id="actions"
      title="Buttons"
      note="One primary a view. Hearth buttons only for the daily ritual and the circle."
    >
      <Row>
        {KINDS.map(([kind, words]) => (
          <Button key={kind} kind={kind} onClick={press}>
            {words}
          </Button>
        ))}
      </Row>
      <Row>
        <Button disabled>Select a Plan Above</Button>
        <Button busy busyLabel="Processing...">
          Subscribe
        </Button>
        <Button kind="line" size="small" onClick={press}>
          Small, still 44
        </Button>
        <LinkButton kind="line" href="#actions">
          A link
        </LinkButton>
        <TextLink href="#actions">Text link</TextLink>
        <TextButton onClick={press}>Text button</TextButton>
        <IconButton label="Bookmark" onClick={press}>
          <Bookmark size={20} />
        </IconButton>
        <IconButton label="Notices, 3 new" dot onClick={press}>
          <Bell size={20} />
        </IconButton>
      </Row>
      <Button full onClick={press}>
        {`Pressed ${count} times, as wide as there is room`}
      </Button>
    </Specimen>
  );
}
