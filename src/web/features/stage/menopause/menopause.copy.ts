const { sources } = {
  sources: {
    bleeding: 'NHS, Postmenopausal bleeding, read 2026',
    heavy: 'UpToDate, Heavy periods, read 2026',
    lifeline: 'SAMHSA, 988 Suicide and Crisis Lifeline, read 2026',
    early: 'NHS, Periods: do I need a doctor?, read 2026',
    who: 'WHO, Menopause, fact sheet (2022)',
    nice: 'NICE NG23, Menopause (2015, updated 2024)',
    fsrh: 'FSRH, Contraception for women aged over 40 years (2017)',
  },
} as const;

type Told = { readonly text: string; readonly source: string | null };
type Part = { readonly title: string; readonly text: readonly Told[] };

/** The menopause guidance (§2.3): red flags first, then what is usual and what helps, each with where it is written. */
export const guidance = {
  kicker: 'For the years around the last period',
  title: 'Menopause guidance',
  close: 'Close',
  flagsTitle: 'When to see a doctor',
  flags: [
    {
      text: 'Any bleeding a year or more after your last period, even once or a little: see a doctor soon. It’s usually harmless. It can be womb cancer, so it has to be checked.',
      source: sources.bleeding,
    },
    {
      text: 'Soaking two or more pads or tampons an hour for two hours. Feeling faint or very weak, chest pain, or trouble breathing. Call your emergency number.',
      source: sources.heavy,
    },
    {
      text: 'Thoughts of not wanting to live, or of harming yourself: call a crisis line or your emergency number now. In the United States, call or text 988. You don’t have to blame it on hormones first.',
      source: sources.lifeline,
    },
    { text: 'Periods that stop before 45: see a doctor.', source: sources.early },
  ],
  parts: [
    {
      title: 'What is happening',
      text: [
        {
          text: 'Most people reach menopause between 45 and 55. You only know looking back: twelve months without a period, and no other reason for it. The years of change before it are called perimenopause. It can last several years.',
          source: sources.who,
        },
        {
          text: 'It can also come through surgery on the ovaries or some treatments. After a hysterectomy your periods have ended. The other changes can still come.',
          source: sources.who,
        },
      ],
    },
    {
      title: 'What many notice',
      text: [
        {
          text: 'Hot flashes and night sweats, changes in sleep and mood, a memory that slips, aching joints, vaginal dryness. Some people have many of these, some have few or none.',
          source: sources.who,
        },
      ],
    },
    {
      title: 'What guidelines recommend',
      text: [
        {
          text: 'The guideline recommends hormone therapy for hot flashes and night sweats. Its benefits and risks depend on your age and health, so take your time with a doctor. Cognitive behavioral therapy can go with it, or help where hormones aren’t wanted or advised.',
          source: sources.nice,
        },
        {
          text: 'For dryness or discomfort, you should be offered a choice of vaginal estrogens.',
          source: sources.nice,
        },
      ],
    },
    {
      title: 'Until it is certain',
      text: [
        {
          text: 'Pregnancy is still possible in perimenopause. Without a hormonal method, use contraception for one year after your last period if you’re 50 or older. If you’re younger, use it for two years.',
          source: sources.fsrh,
        },
      ],
    },
    {
      title: 'What you can do here',
      text: [
        {
          text: 'Log your energy, sleep and symptoms. After a few weeks you can show a doctor what your days are like. Log any bleeding too.',
          source: null,
        },
      ],
    },
  ] satisfies readonly Part[] as readonly Part[],
  tradition:
    'In many traditions a woman who no longer bleeds keeps her blood, and her counsel with it. That’s tradition, not medicine. It’s a good thought all the same.',
  guide: 'A guide to read, not a diagnosis. Reviewed November 2026.',
} as const;
