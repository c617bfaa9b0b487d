import { Lock } from 'lucide-react';
import type { GuideLead, GuideWeekWhole } from '#contract/health-guide/health-guide.schemas.ts';
import { href } from '#contract/screens.ts';
import { guide as copy } from '../guide.copy.ts';
import styles from './week.module.css';

/** One piece to read, one meditation, and one thing on the plate. */
export function Leads({ whole: { readings, sittings, plate } }: { readonly whole: GuideWeekWhole }) {
  return (
    <section aria-labelledby="guide-leads">
      <h2 id="guide-leads">{copy.leads.title}</h2>
      <dl className={styles.leads}>
        <dt>{copy.leads.reading}</dt>
        <dd>
          {readings.map((lead) => (
            <Lead key={lead.id} lead={lead} to={href('wisdomPiece', { params: { piece: lead.id } })} />
          ))}
        </dd>
        <dt>{copy.leads.sitting}</dt>
        <dd>
          {sittings.map((lead) => (
            <Lead key={lead.id} lead={lead} to={href('meditation', { params: { meditation: lead.id } })} />
          ))}
        </dd>
        <dt>{copy.leads.plate}</dt>
        <dd>
          <b>{plate.title}</b>
          <p>{plate.why}</p>
        </dd>
      </dl>
    </section>
  );
}

function Lead({ lead: { title, minutes, isOpen, line, when }, to }: { readonly lead: GuideLead; readonly to: string }) {
  return (
    <div className={styles.lead}>
      {when && <span className={styles.quiet}>{copy.leads.when(when)}</span>}
      <a href={to}>{title}</a>{' '}
      <small>
        {!isOpen && <Lock size={13} role="img" aria-label={copy.closed} />} {copy.minutes(minutes)}
      </small>
      {line && <p>{line}</p>}
    </div>
  );
}
