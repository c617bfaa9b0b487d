import { bundleServer } from './server-build/bundle.ts';

await bundleServer('dist/server');
