import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';

/** Renders one part and gives the screen, a user and the container to look at. */
export function renderPart(part: ReactElement) {
  const user = userEvent.setup();
  return { screen, user, ...render(part) };
}

/** Holds a value for a controlled part, as a screen would. */
export function Held<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (next: Value) => void) => ReactElement;
}) {
  const [value, set] = useState(start);
  return children(value, set);
}
