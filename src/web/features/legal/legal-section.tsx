import { Fragment, type ReactNode } from 'react';
import type { LegalBlock, LegalReply, Operator } from '#contract/legal/legal.schemas.ts';
import { ProcessorList, StoredTable } from '#web/features/privacy-proof/public.ts';
import { Prose } from '#web/ui/layout/stack.tsx';
import { legal } from './legal.copy.ts';
import styles from './legal.module.css';

/** One section of a document. */
export function LegalSection({
  section,
  reply,
}: {
  readonly section: LegalReply['document']['sections'][number];
  readonly reply: LegalReply;
}) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className={styles.section}>
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      {section.blocks.map((block, at) => (
        <Block key={at} block={block} reply={reply} />
      ))}
    </section>
  );
}

function Block({ block, reply }: { readonly block: LegalBlock; readonly reply: LegalReply }) {
  if (typeof block === 'string')
    return (
      <Prose>
        <p>
          <RichText>{block}</RichText>
        </p>
      </Prose>
    );
  if ('list' in block)
    return (
      <Prose>
        <ul>
          {block.list.map((item) => (
            <li key={item}>
              <RichText>{item}</RichText>
            </li>
          ))}
        </ul>
      </Prose>
    );
  if (block.show === 'stored') return <StoredTable groups={reply.stored} />;
  return block.show === 'processors' ? (
    <ProcessorList processors={reply.processors} />
  ) : (
    <OperatorLines operator={reply.operator} />
  );
}

function OperatorLines({ operator: { name, address, email } }: { readonly operator: Operator }) {
  if (!name) return <p className={styles.operator}>{legal.noOperator}</p>;
  return (
    <address className={styles.operator}>
      {[name, ...address].map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && (
        <span>
          {legal.writeTo} <a href={`mailto:${email}`}>{email}</a>
        </span>
      )}
    </address>
  );
}

const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/[a-z#/-]*)\)/g;

/** Text of a document: `**strong**` and `[words](/path)` on our own pages, and nothing else. */
function RichText({ children }: { readonly children: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const found of children.matchAll(MARKS)) {
    const [whole, strong, words, path] = found;
    parts.push(children.slice(at, found.index), strong ? <strong>{strong}</strong> : <a href={path}>{words}</a>);
    at = found.index + whole.length;
  }
  parts.push(children.slice(at));
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}
