/**
 * The menopause guidance (§2.3): red flags first, then what is usual and what helps. Each statement stands beside where
 * it is written.
 */
export const guidance = {
  kicker: 'For the years around the last period',
  title: 'Menopause guidance',
  close: 'Close',
  flagsTitle: 'When somebody should look',
  flags: [
    'Any bleeding a year or more after your last period, even once, even a spot: a doctor, soon. It is usually harmless; it can be womb cancer, and it has to be looked at. (NHS, Postmenopausal bleeding, read 2026)',
    'Two or more pads or tampons soaked in an hour, for two hours, feeling faint or very weak, chest pain, breathlessness: your emergency number. (UpToDate, Heavy periods, read 2026)',
    'Thoughts of not wanting to live, or of harming yourself: a crisis line or your emergency number now; in the United States, call or text 988. You need not explain them by hormones first. (SAMHSA, 988 Suicide and Crisis Lifeline, read 2026)',
    'Periods that stop before 45: worth seeing a doctor. (NHS, Periods: do I need a doctor?, read 2026)',
  ],
  parts: [
    {
      title: 'What is happening',
      text: [
        'Most reach menopause between 45 and 55. It is known looking back: twelve months without a period, and no other reason for it. The years of change before that are perimenopause, and they can be several.',
        'It can also come through surgery on the ovaries or some treatments. After a hysterectomy the bleeding has ended already, and the other changes can still come.',
      ],
      source: 'WHO, Menopause, fact sheet (2022)',
    },
    {
      title: 'What many notice',
      text: [
        'Hot flushes and night sweats, changes of sleep and mood, a memory that slips, aching joints, vaginal dryness. Some have many of these, some have few or none.',
      ],
      source: 'WHO, Menopause, fact sheet (2022)',
    },
    {
      title: 'What guidelines recommend',
      text: [
        'NICE recommends hormone therapy for hot flushes and night sweats, with its benefits and risks weighed for your age and health: worth an unhurried talk with a doctor. Cognitive behavioural therapy can be considered beside it, or where hormones are not wanted or not advised.',
        'For dryness or discomfort it recommends that a choice of vaginal oestrogens be offered.',
      ],
      source: 'NICE NG23, Menopause (2015, updated 2024)',
    },
    {
      title: 'Until it is certain',
      text: [
        'Pregnancy remains possible in perimenopause. Without a hormonal method, the FSRH advises contraception for one year after the last period from 50 on, and for two years before 50.',
      ],
      source: 'FSRH 2017, Contraception for women aged over 40 years',
    },
    {
      title: 'What you can do here',
      text: [
        'Log your energy, sleep and symptoms. After a few weeks you can show a doctor what your days are like. Log any bleeding too, with its date.',
      ],
      source: null,
    },
  ],
  tradition:
    'In many traditions the woman who no longer bleeds keeps her blood, and with it her counsel. That is tradition, not medicine. It is a good thought all the same.',
  guide: 'A guide to read, not a diagnosis. Reviewed November 2026.',
} as const;
