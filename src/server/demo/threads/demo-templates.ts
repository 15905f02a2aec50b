import type { Locale } from '#contracts/ids.ts';
import type { Database } from '../../db/database.ts';
import { system } from '#domain/actor.ts';
import type { DemoVariantId } from '../demo-variants.ts';

interface DemoTemplate {
  readonly name: string;
  readonly language: Locale;
  readonly subject: string;
  readonly body: string;
}

const english: readonly DemoTemplate[] = [
  {
    name: 'Annual review',
    language: 'en',
    subject: 'Your annual review',
    body: `Dear {{client}},

It is time for your annual review. Please tell me which days suit you in the next four weeks, and whether you would like to meet in person or by video.

Kind regards,
{{adviser}}`,
  },
  {
    name: 'Documents received',
    language: 'en',
    subject: 'We have received your documents',
    body: `Dear {{client}},

Thank you. We received your documents on {{today}}. We will check them and write to you here if anything is missing.

Kind regards,
{{adviser}}`,
  },
];

const greek: readonly DemoTemplate[] = [
  {
    name: 'Ετήσια επισκόπηση',
    language: 'el',
    subject: 'Η ετήσια επισκόπησή σας',
    body: `{{client}}, καλησπέρα σας.

Πλησιάζει η ετήσια επισκόπηση του χαρτοφυλακίου σας. Πείτε μας ποιες ημέρες σας εξυπηρετούν τις επόμενες τέσσερις εβδομάδες.

Με εκτίμηση,
{{adviser}}`,
  },
];

const templates: Readonly<Record<DemoVariantId, readonly DemoTemplate[]>> = { default: english, greek, 'private-equity': english };

/** Writes the templates of messages of the demonstration. */
export async function fillTemplates(database: Database, variant: DemoVariantId): Promise<void> {
  await database.as(system('demo')).writeUnaudited('demo-history', async ({ messageTemplates }) => {
    for (const template of templates[variant]) await messageTemplates.insert(template);
  });
}
