export type Tool = 'compiler' | 'rooms' | 'lint' | 'styles' | 'layout';

/** A violation to plant: the tool must refuse this file by exactly this rule. `besides` are the files written instead when one is not enough. */
export type Plant = {
  readonly tool: Tool;
  readonly rule: string;
  readonly file: string;
  readonly text: string;
  readonly besides?: Readonly<Record<string, string>>;
};
