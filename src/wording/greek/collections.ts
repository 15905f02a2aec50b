import type { English } from '../english.ts';
import { organisations } from './collections/organisations.ts';

export const collections: English['collections'] = { organisations };
