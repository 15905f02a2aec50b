declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: readonly { readonly name: string }[] });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
