/** Apart from the other words of stages, which newcomers' pages do not need. */
export const aboutMenopause = 'About menopause';
