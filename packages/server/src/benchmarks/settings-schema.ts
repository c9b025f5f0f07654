import { z } from '@hono/zod-openapi';
import { Name, Text } from '../http/schemas.js';
import { DEFAULT_REGISTRATION, Language, Registration } from '../tasks/schemas.js';

/** An address that a page may link to: nothing that a browser would run. */
const WebAddress = z
  .string()
  .max(2000)
  .refine(isWebAddress, 'is not an address that begins with http:// or https://')
  .openapi({ example: 'https://example.org/data.zip' });

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

const Track = z
  .object({ name: Name, description: Text(5000).default('') })
  .openapi('Track', { description: 'What is compared in a table of its own, such as minimal corrections' });

const DataLink = z.object({ title: Name, url: WebAddress }).openapi('DataLink');

const MOST_TRACKS = 20;
const MOST_LINKS = 100;

/** What the announcement of a benchmark says, and how its board is made. */
export const BenchmarkSettings = z
  .object({
    call: Text(50_000).default('').openapi({ description: 'The call for participation' }),
    citation: Text(5000).default('').openapi({ description: 'How to cite it, such as an entry of BibTeX' }),
    contact: Text(500).default(''),
    links: z.array(DataLink).max(MOST_LINKS).default([]).openapi({ description: 'Where data and papers are' }),
    language: Language.openapi({ description: 'In which the announcement is written' }),
    tracks: z
      .array(Track)
      .min(1)
      .max(MOST_TRACKS)
      .default([{ name: 'Main', description: '' }])
      .refine((tracks) => new Set(tracks.map(({ name }) => name)).size === tracks.length, 'tracks must differ by name'),
    isPublic: z.boolean().default(false).openapi({
      description: 'Listed for everybody; otherwise only organisers, its teams, and those who have its address find it',
    }),
    registration: Registration.default(DEFAULT_REGISTRATION),
    confidence: z.number().min(0.5).max(0.999).default(0.95).openapi({ description: 'Of the intervals of averages' }),
  })
  .openapi('BenchmarkSettings');
export type BenchmarkSettings = z.infer<typeof BenchmarkSettings>;
/** Settings as they are sent: what is left out takes its default. */
export type NewBenchmarkSettings = z.input<typeof BenchmarkSettings>;
