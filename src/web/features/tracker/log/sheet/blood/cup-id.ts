/** Where the figures of a cup are typed: the sheet leads there without the chart's own code. */
export const CUP_ID = 'cup-ml';
