import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';

/** The small button at the end of a row: one word to see, all of them (`name`) to hear. */
export function RowButton({ name, ...rest }: { readonly name: string } & Omit<ButtonProps, 'kind' | 'size'>) {
  return <Button {...rest} kind="line" size="small" aria-label={rest.busy ? undefined : name} />;
}
