import type { LifeStage } from '#domain/stage/stage.ts';
import type { Role } from '#server/features/role/public.ts';

export const DEMO_PASSWORD = 'two lights to live by';

/** Somebody a newcomer can sign in as on the local default (decisions 18). */
export type DemoPerson = {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearsOld: number;
  readonly goals: readonly string[];
  /** The stage the member chose with the account; the others have the plain one of their answers. */
  readonly stage?: LifeStage;
  readonly role?: Role;
  /** Whether a moderator may look after the teens’ room. */
  readonly teenVetted?: true;
  /** Days since the account was made. */
  readonly daysHere: number;
  readonly trialDaysLeft: number;
  readonly cycles: number;
  /**
   * Logged as the member went, so that the member's forecasts were made before what they foretold; the others brought
   * their history along.
   */
  readonly walked?: boolean;
};

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    key: 'adult',
    label: 'Mara, 14 months in',
    description: 'Fourteen months of cycles, three goals, a running trial',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    yearsOld: 34,
    goals: ['understand my sacred menstrual cycle', 'reduce menstrual pain and symptoms', 'connect with lunar cycles'],
    daysHere: 470,
    trialDaysLeft: 5,
    cycles: 16,
    walked: true,
  },
  {
    key: 'teen',
    label: 'Ines, 15',
    description: 'A teen account with her first cycles',
    firstName: 'Ines',
    lastName: 'Ferreira',
    yearsOld: 15,
    goals: ['understand my sacred menstrual cycle'],
    daysHere: 60,
    trialDaysLeft: 0,
    cycles: 5,
  },
  {
    key: 'teacher',
    label: 'Solveig, teacher',
    description: 'An approved teacher',
    firstName: 'Solveig',
    lastName: 'Aas',
    yearsOld: 47,
    goals: ['create healing rituals'],
    role: 'teacher',
    daysHere: 200,
    trialDaysLeft: 0,
    cycles: 9,
  },
  {
    key: 'moderator',
    label: 'Thandi, moderator',
    description: 'Looks after the circle',
    firstName: 'Thandi',
    lastName: 'Mokoena',
    yearsOld: 41,
    goals: ["honor my body's wisdom"],
    role: 'moderator',
    teenVetted: true,
    daysHere: 300,
    trialDaysLeft: 0,
    cycles: 6,
  },
  {
    key: 'admin',
    label: 'Rosa, admin',
    description: 'Looks after the house',
    firstName: 'Rosa',
    lastName: 'Hidalgo',
    yearsOld: 52,
    goals: ['navigate menopause with grace'],
    stage: 'menopause',
    role: 'admin',
    daysHere: 400,
    trialDaysLeft: 0,
    cycles: 0,
  },
  {
    key: 'lapsed',
    label: 'June, trial ended',
    description: 'An account whose trial has ended',
    firstName: 'June',
    lastName: 'Okafor',
    yearsOld: 28,
    goals: ['balance hormones naturally', 'practice womb-centered self-care'],
    daysHere: 9,
    trialDaysLeft: -2,
    cycles: 7,
  },
];

/** The address of a demo account, on a domain that nobody owns. */
export function demoEmail(person: DemoPerson): string {
  return `${person.key}@demo.example`;
}
