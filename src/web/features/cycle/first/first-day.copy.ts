/** Words of the panel that asks for the first day of all, on every page that asks. */
export const firstDay = {
  text: 'One date wakes the wheel. Until then it shows what is usual, and the moon, which keeps its own time.',
  teenText: 'One date is enough to begin: the first day of your last period. A guess is fine.',
  bring: 'Bring your history',
  bringText: 'From another tracker, read on this device first',
  noBleed: "I don't bleed",
  noBleedText: 'Menopause, no uterus, pregnancy, a hormonal method',
  usual: "For most adults a cycle runs 24 to 38 days. That is everyone's window, not yours yet.",
  teenUsual: "In the first years, 21 to 45 days between periods is usual. That is everyone's, not yours yet.",
  noBleedTeenText: 'It has not begun yet, or for any other reason',
  chooseDate: 'Choose a date',
} as const;
