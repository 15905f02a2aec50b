import { fastifyReactRouterDev } from '@mcansh/react-router-fastify/vite';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { oneInstance } from './scripts/one-instance.ts';
import { stylesOfLazyViews } from './scripts/styles-of-lazy-views.ts';

const developmentEntry = '/src/server/dev.ts';

export default defineConfig({
  plugins: [
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
});
