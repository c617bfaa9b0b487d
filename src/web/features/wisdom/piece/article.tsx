import type { PieceWhole } from '#contract/wisdom/wisdom.schemas.ts';
import { href } from '#contract/screens.ts';
import { Picture } from '#web/platform/covers/picture.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { KeepText } from '../kept/keep-text.tsx';
import { shelf } from '../shelf/shelf.copy.ts';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { piece as copy } from './piece.copy.ts';
import { Question } from './question.tsx';
import { ReadingPage } from './reading-page.tsx';
import { RedFlags } from './red-flags.tsx';
import { Related } from './related.tsx';
import styles from './article.module.css';

/** A piece to read: red flags first, then its text on its own paper, what is known, a question to bring, and its sources. */
export function Article({ whole }: { readonly whole: PieceWhole }) {
  const { kind, categories, window: cover, known } = whole;
  const [home] = categories;
  return (
    <ReadingPage
      reading={whole}
      shelf={home ? shelf.categories[home] : copy.page}
      picture={<Picture cover={cover} />}
      contents={<Contents blocks={whole.blocks} after={known ? [{ to: 'known', words: known.title }] : []} />}
      foot={
        <>
          <Related pieces={whole.related} guides={whole.guides} />
          <KeepText kind="piece" whole={whole} />
          <p>
            <TextLink href={href('wisdom')}>{copy.back}</TextLink>
          </p>
        </>
      }
    >
      {(parts) => (
        <>
          {whole.redFlags && <RedFlags part={whole.redFlags} {...parts} />}
          <div className={styles.paper}>
            <p className={styles.label}>{shelf.kinds[kind]}</p>
            <div className={styles.prose}>
              <Blocks part="text" blocks={whole.blocks} {...parts} />
            </div>
            {known && (
              <section className={styles.known} aria-labelledby="known">
                <h2 id="known" data-spoken={parts.spoken === 'known' || undefined}>
                  {known.title}
                </h2>
                <Blocks part="known" blocks={known.blocks} {...parts} />
              </section>
            )}
            {whole.toldBy && (
              <p className={styles.told}>
                <b>{copy.toldBy}</b> {whole.toldBy}
              </p>
            )}
          </div>
          {whole.questionToBring && <Question>{whole.questionToBring}</Question>}
        </>
      )}
    </ReadingPage>
  );
}
