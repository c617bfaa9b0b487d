import { useQuery } from '@tanstack/react-query';
import type { LegalName, LegalReply } from '#contract/legal/legal.schemas.ts';
import { legalInput } from '#contract/page-data.ts';
import { href } from '#contract/screens.ts';
import { read } from '#web/platform/queries.ts';
import { useScreenSearch } from '#web/platform/address/screen-address.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { leafShield } from '#web/ui/drawings/windows/things/leaf-shield.ts';
import { stoneCircle } from '#web/ui/drawings/windows/places/stone-circle.ts';
import { warmBottle } from '#web/ui/drawings/windows/things/warm-bottle.ts';
import { legal } from './legal.copy.ts';
import { LegalSection } from './legal-section.tsx';
import styles from './legal.module.css';

const PICTURES: Readonly<Record<LegalName, Drawing>> = {
  privacy: leafShield,
  termsOfUse: stoneCircle,
  legalDisclaimer: warmBottle,
};

/** /privacy */
export function PrivacyScreen() {
  return <Document name="privacy" />;
}

/** /terms-of-use */
export function TermsOfUseScreen() {
  return <Document name="termsOfUse" />;
}

/** /legal-disclaimer */
export function LegalDisclaimerScreen() {
  return <Document name="legalDisclaimer" />;
}

/** A document that binds, in the version that applies or, with `?version=`, an earlier one. */
function Document({ name }: { readonly name: LegalName }) {
  const query = useQuery(read('getLegalDocument', legalInput(name, useScreenSearch(name))));
  if (query.data) return <Read reply={query.data} name={name} />;
  if (query.isError)
    return (
      <ErrorNote title={legal.failed.title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {legal.failed.text}
      </ErrorNote>
    );
  return (
    <Skeletons label={legal.loading}>
      <div className={styles.page}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </div>
    </Skeletons>
  );
}

function Read({ reply, name }: { readonly reply: LegalReply; readonly name: LegalName }) {
  const { document, versions } = reply;
  const newest = versions[0]?.version ?? document.version;
  return (
    <article className={styles.page}>
      <Pictured of={PICTURES[name]}>
        <PageHead
          kicker={legal.version(document.version, dateWithYear(document.date))}
          title={document.title}
          lead={document.lead}
        />
      </Pictured>
      {document.version !== newest && (
        <p className={styles.older}>
          {legal.older(document.version)}{' '}
          <TextLink inline href={href(name)}>
            {legal.newest}
          </TextLink>
        </p>
      )}
      {document.short && (
        <Panel as="section" ground="hearth" aria-labelledby="short">
          <h2 id="short" className={styles.shortTitle}>
            {document.short.title}
          </h2>
          <ul className={styles.points}>
            {document.short.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Panel>
      )}
      <div className={styles.body}>
        <nav aria-label={legal.onThisPage} className={styles.contents}>
          <p>{legal.onThisPage}</p>
          <ol>
            {document.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {document.sections.map((section) => (
            <LegalSection key={section.id} section={section} reply={reply} />
          ))}
          {versions.length > 1 && (
            <Versions name={name} versions={versions.filter(({ version }) => version !== document.version)} />
          )}
        </div>
      </div>
    </article>
  );
}

function Versions({ name, versions }: { readonly name: LegalName; readonly versions: LegalReply['versions'] }) {
  return (
    <section aria-labelledby="versions" className={styles.section}>
      <h2 id="versions">{legal.earlier}</h2>
      <ul>
        {versions.map(({ version, date }) => (
          <li key={version}>
            <TextLink href={href(name, { search: { version: String(version) } })}>
              {legal.version(version, dateWithYear(date))}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
