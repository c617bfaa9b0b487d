declare module '@20minutes/s3rver' {
  /** A server on this machine that speaks S3, for tests. */
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
