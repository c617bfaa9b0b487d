import { TextArea, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { shopAdmin } from '../shop-admin.copy.ts';
import { paragraphsOf, type TypedProduct } from './typed-product.ts';

const { product: words } = shopAdmin;
type Said = 'name' | 'line' | 'material' | 'size' | 'isNot';
const LONGEST = { name: 60, line: 120, material: 200, size: 200, isNot: 300, words: 3600 } as const;
const MOST_PARAGRAPHS = 6;
const LONGEST_PARAGRAPH = 600;

/** What is said of a product: its fields, and whether one of them stops what is sent. */
export function useWords(typed: TypedProduct, change: (changes: Partial<TypedProduct>) => void) {
  const name = useLine('name');
  const line = useLine('line');
  const material = useLine('material');
  const size = useLine('size');
  const isNot = useLine('isNot');
  const parts = paragraphsOf(typed.words);
  const isWrong =
    parts.length === 0 || parts.length > MOST_PARAGRAPHS || parts.some((part) => part.length > LONGEST_PARAGRAPH);
  const {
    ref: storyRef,
    error: storyError,
    stops: storyStops,
  } = useMissing<HTMLTextAreaElement>(isWrong, parts.length === 0 ? words.missing : words.wordsHint);
  const fields = (
    <>
      {name.field}
      {line.field}
      <TextArea
        ref={storyRef}
        label={words.words}
        hint={words.wordsHint}
        name="product-words"
        rows={6}
        maxLength={LONGEST.words}
        value={typed.words}
        onChange={(value) => change({ words: value })}
        error={storyError}
      />
      {material.field}
      {size.field}
      {isNot.field}
    </>
  );
  const stops = () => name.stops() || line.stops() || storyStops() || material.stops() || size.stops() || isNot.stops();
  return { fields, stops };

  function useLine(field: Said) {
    const { ref, error, stops: stop } = useMissing<HTMLInputElement>(typed[field].trim() === '', words.missing);
    const one = (
      <TextField
        ref={ref}
        label={words[field]}
        name={`product-${field}`}
        autoComplete="off"
        maxLength={LONGEST[field]}
        value={typed[field]}
        onChange={(value) => change({ [field]: value })}
        error={error}
      />
    );
    return { field: one, stops: stop };
  }
}
