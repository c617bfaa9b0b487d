import type { Flow, Fluid } from '#domain/cycle/day-log.ts';
import type { ImportedDay } from '../../import-result.ts';

type Names = {
  readonly en: readonly string[];
  /** German, French and Spanish. */ readonly more: readonly string[];
};
/**
 * What the columns of a table are called: letters and digits alone, small, without accents and without what stands in
 * brackets. The first name that a table has counts.
 */
export const COLUMNS = {
  date: { en: ['date', 'day'], more: ['datum', 'fecha', 'data', 'jour', 'dia', 'tag'] },
  start: {
    en: ['startdate', 'start', 'periodstart', 'periodstartdate', 'from'],
    more: [
      ...['beginn', 'startdatum', 'anfang', 'periodenbeginn', 'erstertag', 'von'],
      ...['debut', 'datededebut', 'debutdesregles', 'premierjour'],
      ...['inicio', 'fechadeinicio', 'fechainicio', 'iniciodelperiodo', 'iniciodelaregla', 'primerdia', 'desde'],
    ],
  },
  end: {
    en: ['enddate', 'end', 'periodend', 'periodenddate', 'to'],
    more: [
      ...['ende', 'enddatum', 'periodenende', 'letztertag', 'bis'],
      ...['fin', 'datedefin', 'findesregles', 'dernierjour'],
      ...['fechadefin', 'fechafin', 'findelperiodo', 'findelaregla', 'ultimodia', 'hasta'],
    ],
  },
  flow: {
    en: ['flow', 'periodflow', 'menstrualflow', 'flowintensity', 'periodintensity', 'bleedingintensity', 'intensity'],
    more: [
      ...['blutungsstarke', 'periodenstarke', 'starke', 'intensitat'],
      ...['flux', 'fluxmenstruel', 'intensitedesregles', 'intensitedesaignement', 'intensite', 'abondance'],
      ...['flujo', 'flujomenstrual', 'intensidaddelflujo', 'intensidaddelsangrado', 'intensidad'],
    ],
  },
  period: {
    en: ['period', 'menstruation', 'menses', 'bleeding'],
    more: [
      ...['periode', 'blutung', 'regelblutung', 'menstruationsblutung', 'regel'],
      ...['regles', 'menstruations', 'saignement', 'saignements'],
      ...['periodo', 'regla', 'menstruacion', 'sangrado'],
    ],
  },
  spotting: {
    en: ['spotting'],
    more: [
      ...['schmierblutung', 'schmierblutungen', 'zwischenblutung'],
      ...['saignementsintermenstruels', 'manchado', 'sangradointermenstrual'],
    ],
  },
  temperature: {
    en: ['temperature', 'temp', 'bbt', 'basaltemperature', 'basalbodytemperature', 'celsius'],
    more: ['temperatur', 'basaltemperatur', 'temperaturebasale', 'temperatura', 'temperaturabasal'],
  },
  excluded: {
    en: ['deviatingtemperature', 'temperatureexcluded', 'excluded', 'disturbed', 'deviation'],
    more: [
      ...['abweichendetemperatur', 'gestort', 'ausgeklammert'],
      ...['temperatureatypique', 'perturbee', 'exclue', 'temperaturadesviada', 'alterada', 'excluida'],
    ],
  },
  lh: {
    en: ['lh', 'lhtest', 'ovulationtest', 'opk'],
    more: ['ovulationstest', 'testdovulation', 'testlh', 'pruebadeovulacion', 'testdeovulacion', 'pruebalh'],
  },
  pregnancy: {
    en: ['pregnancytest', 'hcg'],
    more: ['schwangerschaftstest', 'testdegrossesse', 'pruebadeembarazo', 'testdeembarazo'],
  },
  mucus: {
    en: ['cervicalmucus', 'mucus', 'fluid', 'discharge'],
    more: [
      ...['zervixschleim', 'schleim', 'ausfluss', 'glairecervicale', 'glaire', 'pertes'],
      ...['mococervical', 'moco', 'flujocervical', 'flujovaginal'],
    ],
  },
  sex: {
    en: ['sex', 'intercourse', 'hadsex'],
    more: ['geschlechtsverkehr', 'rapports', 'rapportssexuels', 'relaciones', 'relacionessexuales', 'sexo'],
  },
  note: {
    en: ['note', 'notes', 'comment', 'comments'],
    more: [
      ...['notiz', 'notizen', 'bemerkung', 'bemerkungen', 'kommentar', 'commentaire', 'commentaires'],
      ...['remarque', 'remarques', 'nota', 'notas', 'comentario', 'comentarios', 'observaciones'],
    ],
  },
} as const satisfies Readonly<Record<string, Names>>;
export type Column = keyof typeof COLUMNS;

/** One meaning for several words. */
function meaning<Meaning>(
  words: readonly (readonly [Meaning, readonly string[]])[],
): Readonly<Record<string, Meaning>> {
  return Object.fromEntries(words.flatMap(([said, names]) => names.map((name) => [name, said])));
}

const YES = ['yes', 'true', 'x', 'ja', 'wahr', 'oui', 'vrai', 'si', 'verdadero'];
const NO = ['no', 'false', 'nein', 'falsch', 'non', 'faux', 'falso', '0'];
const NONE = ['none', 'keine', 'kein', 'aucun', 'aucune', 'ninguno', 'ninguna', 'nada'];

/** How much; `untold` is a bleeding without a word of its strength. */
export const FLOWS = meaning<Flow | 'untold'>([
  ['none', [...NONE, ...NO]],
  ['spotting', ['spotting', 'schmierblutung', 'schmierblutungen', 'manchado', 'goteo']],
  [
    'light',
    ['light', 'low', '1', 'leicht', 'schwach', 'gering', 'leger', 'legere', 'faible', 'ligero', 'ligera', 'leve'],
  ],
  [
    'medium',
    [
      ...['medium', 'moderate', 'normal', '2', 'mittel', 'mittelstark', 'moyen', 'moyenne', 'modere', 'moderee'],
      ...['normale', 'medio', 'media', 'moderado', 'moderada'],
    ],
  ],
  [
    'heavy',
    [
      ...['heavy', 'high', 'very heavy', '3', '4', 'stark', 'sehr stark'],
      ...['abondant', 'abondante', 'tres abondant', 'tres abondante', 'fort', 'forte'],
      ...['abundante', 'muy abundante', 'fuerte', 'intenso'],
    ],
  ],
  ['untold', [...YES, 'menstruation', 'period', 'periode', 'regles', 'regla', 'periodo', 'menstruacion']],
]);
/** A word that says no more than yes; null for one that says no. */
export const TICKS = meaning<true | null>([
  [true, [...YES, '1']],
  [null, NO],
]);
export const RESULTS = meaning<'positive' | 'negative'>([
  ['positive', [...YES, 'positive', 'pos', '+', '1', 'positiv', 'positif', 'positivo', 'positiva']],
  ['negative', [...NO, 'negative', 'neg', '-', 'negativ', 'negatif', 'negativo', 'negativa']],
]);
export const FLUIDS = meaning<Fluid>([
  ['none', NONE],
  ['dry', ['dry', 'trocken', 'sec', 'seche', 'seco', 'seca']],
  ['sticky', ['sticky', 'moist', 'klebrig', 'collant', 'collante', 'pegajoso', 'pegajosa']],
  ['creamy', ['creamy', 'cremig', 'cremeux', 'cremeuse', 'cremoso', 'cremosa']],
  ['watery', ['watery', 'wassrig', 'aqueux', 'aqueuse', 'acuoso', 'acuosa']],
  [
    'egg_white',
    ['egg white', 'eggwhite', 'egg_white', 'eiweiss', 'spinnbar', "blanc d'oeuf", 'blanc d’oeuf', 'clara de huevo'],
  ],
]);
export const SEX = meaning<ImportedDay>([
  [{ sex: ['protected'] }, ['protected', 'geschutzt', 'protege', 'proteges', 'protegido', 'protegida']],
  [
    { sex: ['unprotected'] },
    ['unprotected', 'ungeschutzt', 'non protege', 'non proteges', 'no protegido', 'sin proteccion'],
  ],
  [{ sex: ['partner'] }, [...YES, '1']],
  [{}, [...NO, ...NONE]],
]);
