import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { createApp } from './app.ts';
import { developmentInstallation } from './development.ts';

/** Called again by Vite whenever a file changes; the installation behind it stays. */
export async function createServer(vite: ViteDevServer): Promise<FastifyInstance> {
  return createApp({ ...(await developmentInstallation()), devServer: vite });
}
