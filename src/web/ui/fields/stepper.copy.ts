/** What the two buttons of a stepper are called. */
export const stepper = {
  more: (label: string) => `One more: ${label}`,
  fewer: (label: string) => `One fewer: ${label}`,
  none: (label: string) => `None: ${label}`,
  clear: (label: string) => `Not counted: ${label}`,
} as const;
