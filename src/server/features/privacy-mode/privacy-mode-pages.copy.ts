/** The words of the lock. They name nobody and nothing. */
export const LOCK_WORDS = {
  title: 'Locked',
  explain: 'Enter your PIN to open it.',
  pin: 'PIN',
  open: 'Open',
  left: (tries: number) =>
    tries === 1 ? 'That’s not it. After one more wrong PIN you’re signed out.' : `That’s not it. ${tries} tries left.`,
  forgot: 'Forgot it? Use your password',
  ended: 'You’re signed out',
  endedMore: 'That was the fifth wrong PIN. Sign in with your password. Everything you wrote is still there.',
  signedOut: 'We couldn’t finish signing you out earlier. It’s done now.',
  signIn: 'Sign in',
} as const;

/**
 * The plain page of the quick exit: true, of some use, and about nothing of ours. Cups and spoons are those of the
 * United States, weights are usual ones.
 */
export const DECOY_WORDS = {
  title: 'Kitchen measures',
  lead: 'Cups, spoons and oven temperatures in grams, milliliters and degrees.',
  volume: {
    caption: 'Volume',
    head: ['Measure', 'Milliliters'],
    rows: [
      ['1 teaspoon', '5'],
      ['1 tablespoon', '15'],
      ['1 fluid ounce', '30'],
      ['1/4 cup', '60'],
      ['1/3 cup', '80'],
      ['1/2 cup', '120'],
      ['1 cup', '240'],
      ['1 pint', '475'],
      ['1 quart', '950'],
    ],
  },
  weight: {
    caption: 'One cup of',
    head: ['Ingredient', 'Grams'],
    rows: [
      ['Butter', '227'],
      ['Flour', '120'],
      ['Honey', '340'],
      ['Milk', '245'],
      ['Oats', '90'],
      ['Rice, uncooked', '190'],
      ['Sugar', '200'],
      ['Sugar, powdered', '115'],
    ],
  },
  oven: {
    caption: 'Oven',
    head: ['Celsius', 'Fahrenheit'],
    rows: [
      ['120', '250'],
      ['150', '300'],
      ['165', '325'],
      ['175', '350'],
      ['190', '375'],
      ['205', '400'],
      ['220', '425'],
      ['230', '450'],
    ],
  },
} as const;
