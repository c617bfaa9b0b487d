/** Tables in the structure of real ones, or of their description; every value is invented. */
export const NATURAL_CYCLES_TICKS_SAMPLE = [
  'date;temperature;period;spotting',
  '2026-02-03;36,41;true;false',
  '2026-02-04;36,45;TRUE;false',
  '2026-02-05;;false;false',
  '2026-02-12;36,55;false;false',
  '2026-02-13;;false;true',
].join('\n');

export const NATURAL_CYCLES_FLOW_SAMPLE = [
  'Date;Temperature (°C);Period;Period Flow;Spotting',
  '2026-02-03;;true;Heavy;false',
  '2026-02-04;;true;Light;false',
  '2026-02-05;;true;;false',
  '2026-02-06;;false;;true',
].join('\n');

/** The same three days in three languages. */
export const TABLES_SAMPLE = {
  German: [
    'Datum;Blutungsstärke;Basaltemperatur;Ovulationstest;Notizen',
    '03.02.2026;leicht;36,4;;',
    '04.02.2026;sehr stark;;;x',
    '12.02.2026;Schmierblutung;;positiv;',
  ].join('\r\n'),
  French: [
    "Jour;Flux;Température;Test d'ovulation;Remarques",
    '03/02/2026;léger;36,4;;',
    '04/02/2026;Très abondant;;;x',
    '12/02/2026;spotting;;positif;',
  ].join('\n'),
  Spanish: [
    'Fecha,Intensidad del flujo,Temperatura basal,Prueba de ovulación,Comentarios',
    '3 de febrero de 2026,ligero,"36,4",,',
    '4 de febrero de 2026,abundante,,,x',
    '12 de febrero de 2026,manchado,,positivo,',
  ].join('\n'),
} as const;
