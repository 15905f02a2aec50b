import { fastifyReactRouterDev } from '@mcansh/react-router-fastify/vite';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { oneInstance } from './scripts/one-instance.ts';
import { scriptGroups } from './scripts/script-groups.ts';
import { stylesOfLazyViews } from './scripts/styles-of-lazy-views.ts';

const developmentEntry = '/src/server/dev.ts';

/** The code that every page loads forms one file, which compresses better than several. Most pages use few icons; all icons of the product form one file. */
const onEveryPage = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  { name: 'icons', test: /\/node_modules\/lucide-react\// },
];

const scripts = scriptGroups();

export default defineConfig({
  plugins: [
    scripts.plugin,
    oneInstance(developmentEntry),
    stylesOfLazyViews(),
    reactRouter(),
    compressAssets(),
    fastifyReactRouterDev({ entry: `.${developmentEntry}` }),
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    allowedHosts: ['.localhost'],
    watch: { ignored: ['**/var/**', '**/build/**', '**/test-results/**'] },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  // Mantine and the grid are eight hundred files, which each start of the product would find one by one.
  ssr: { noExternal: process.argv.includes('build') ? [/^@mantine\//, /^@tanstack\//] : [] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...onEveryPage, ...scripts.groups] } } } } } },
});
