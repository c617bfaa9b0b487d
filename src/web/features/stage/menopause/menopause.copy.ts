/** The menopause guidance (§2.3): red flags first, then what is usual, what helps, and where it is written. */
export const guidance = {
  kicker: 'For the years around the last period',
  title: 'Menopause guidance',
  close: 'Close',
  flagsTitle: 'When somebody should look',
  flags: [
    'Any bleeding a year or more after your last period, even once, even a spot: a doctor, within days. Mostly the cause is harmless; it can be an early sign of womb cancer, which is treated best early.',
    'Soaking through a pad or tampon every hour for two hours, feeling faint, chest pain or breathlessness: your emergency number.',
    'Periods that stop before 40: ask for blood tests. Hormones are then usually advised, to protect bones and heart.',
    'A low mood that stays, or thoughts of not wanting to live: a doctor or a crisis line today. You need not explain it by hormones first.',
  ],
  parts: [
    {
      title: 'What is happening',
      text: [
        'Most reach menopause between 45 and 55. It is known looking back: twelve months without a period, and no other reason for it. The years of change before that are perimenopause, and they can be several.',
        'It can also come at once, through surgery on the ovaries or some treatments. After a hysterectomy that leaves the ovaries, it comes without the sign of a last period.',
      ],
    },
    {
      title: 'What many notice',
      text: [
        'Hot flushes and night sweats, broken sleep, a changing mood, a memory that slips, aching joints, vaginal dryness or soreness, bladder infections. Some have many of these, some have none, and none of it is in your head alone.',
      ],
    },
    {
      title: 'What has been shown to help',
      text: [
        'Hormone therapy is the most effective treatment for hot flushes and night sweats. Its benefits and risks depend on your age, health and the kind: worth an unhurried talk with a doctor.',
        'Cognitive behavioural therapy helps with flushes, sleep and mood, alone or beside other treatment. Vaginal oestrogen, moisturisers and lubricants help with dryness, and can be used for as long as you need them.',
        'Moving with some weight, enough calcium and vitamin D, and not smoking protect your bones.',
      ],
    },
    {
      title: 'Until it is certain',
      text: ['Pregnancy remains possible in perimenopause. Guidelines advise contraception for one year after the last period from 50 on, for two years before 50.'],
    },
    {
      title: 'What you can do here',
      text: ['Log your energy, sleep and symptoms. After a few weeks you can show a doctor what your days are like, and see whether a treatment changes them. Log any bleeding too, with its date.'],
    },
  ],
  tradition: 'In many traditions the woman who no longer bleeds keeps her blood, and with it her counsel. That is tradition, not medicine. It is a good thought all the same.',
  sourcesTitle: 'Where this is written',
  sources: 'WHO, Menopause, fact sheet (2024). NICE NG23, Menopause: identification and management (2015, updated 2024). NICE NG88, Heavy menstrual bleeding (2018, updated 2021). NHS, Postmenopausal bleeding. FSRH, Contraception for women aged over 40 years (2017, amended 2023). Reviewed November 2026.',
  guide: 'A guide to read, not a diagnosis.',
} as const;
