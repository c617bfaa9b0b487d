import { CHANGED_AT, OWNER, ROW_ID, VERSION, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { cycleHandlers } from './cycle.handlers.ts';
import { exportedCycle } from './exported-cycle.ts';
import { summariseAgain } from './write-days.ts';

export const cycleManifest = manifest({
  name: 'cycle',
  tables: {
    'app.cycle_summary': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'cycle',
      columns: {
        user_id: OWNER,
        sealed: sealed(
          'C3',
          'her cycles and what the forecast needs, derived from the day logs so that home opens quickly',
          { row: ['user_id'], export: 'edits' },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'app.day_log': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'cycle',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        day_bidx: hashed('C3', 'keyed-hash', {
          purpose: 'finds the log of one day without naming the day',
          notExported: 'a keyed hash of a day that is in days',
        }),
        month_bidx: hashed('C3', 'keyed-hash', {
          purpose: 'finds the logs of one month without naming the month',
          notExported: 'a keyed hash of a month whose days are in days',
        }),
        sealed: sealed(
          'C3',
          'the day and what she logged for it: bleeding, mood, energy, symptoms, pain, sleep, temperature, fluid, tests, sex, medication, factors, note',
          { row: ['id'], export: 'days' },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'app.forecast': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'cycle',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        start_bidx: hashed('C3', 'keyed-hash', {
          purpose: 'finds the forecast of one cycle without naming its first day',
          notExported: 'a keyed hash of a day that is in forecasts',
        }),
        sealed: sealed('C3', 'the forecast as it stood when it was made: the day, the range, what it rested on', {
          row: ['id'],
          export: 'forecasts',
        }),
        created_at: clear('C1', 'when it was made'),
      },
    },
  },
  offline: {
    putDayLog: 'kept',
    startPeriod: 'kept',
    editCycle: 'kept',
  },
  handlers: ({ clock }) => cycleHandlers({ clock }),
  exports: ({ me }) => exportedCycle(me),
  afterRemoval: { 'app.day_log': summariseAgain, 'app.cycle_summary': summariseAgain },
});
