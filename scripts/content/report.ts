/** What a check found about one file: what is wrong, and when it is to be checked again ("2027-11-23"). */
type CheckedFile = {
  readonly file: string;
  readonly problems: readonly string[];
  readonly dueOn: string | null;
  /** A line of figures, such as how many words it has. */ readonly measured: string;
};
/** All files of one kind of content, with what is worth knowing of them together. */
export type Report = {
  readonly kind: string;
  readonly files: readonly CheckedFile[];
  readonly notes: readonly string[];
};
