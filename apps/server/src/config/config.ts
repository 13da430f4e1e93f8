import path from 'node:path';
import { z } from 'zod';

/**
 * Everything that can be set from outside, parsed once before anything else starts. This is the only file that
 * knows the environment's names; `.env.example` lists the same names with a line each, and a test compares them.
 */
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const port = z.coerce.number().int().min(0).max(65535);
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://example.com',
});
const addressList = z.string().transform((text) =>
  text
    .split(',')
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address !== ''),
);
const appKey = z.string().min(32, 'must have at least 32 characters');

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: webAddress.optional(),
  APP_KEY: appKey.optional(),
  APP_KEY_PREVIOUS: appKey.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().min(3).default('Fourfold <info@fourfold.example>'),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('info@fourfold.example'),
  BOOKING_URL: webAddress.optional(),
  FREE_SEATS: z.coerce.number().int().min(0).default(5),
  REPORT_AUTHORS: addressList.optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  REGISTRATION: z.enum(['open', 'invited', 'closed']).default('open'),
  WEBINAR_JOIN_URL: webAddress.optional(),
  ARTICLE_AUTHOR: z.string().optional(),
  MINI_COURSE_VIDEO_URL: webAddress.optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^(G|GTM)-[A-Z0-9]+$/, 'must look like G-XXXXXXX or GTM-XXXXXXX')
    .optional(),
  LEGAL_NAME: z.string().optional(),
  LEGAL_ADDRESS: z.string().optional(),
  BOUNCE_WEBHOOK_KEY: appKey.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const settingNames = Object.keys(settings.shape);

export type Config = Readonly<
  Omit<z.output<typeof settings>, 'APP_URL' | 'DATA_DIR'> & { APP_URL: string; DATA_DIR: string }
>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the settings, or throws one sentence for each that is wrong. An empty value counts as absent. */
export function readConfig(environment: Record<string, string | undefined>, root: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `The setting ${issue.path.join('.')} ${explain(issue)}.`,
    );
    throw new ConfigError(sentences.join('\n'));
  }
  const config = parsed.data;
  if (config.AI_BASE_URL !== undefined && config.AI_MODEL === undefined) {
    throw new ConfigError('The setting AI_MODEL is needed when AI_BASE_URL is set.');
  }
  return {
    ...config,
    APP_URL: (config.APP_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
    DATA_DIR: path.resolve(root, config.DATA_DIR),
  };
}

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.message.startsWith('must')) return issue.message;
  if (issue.path[0] === 'PORT') return 'must be a port number from 0 to 65535';
  return `is not valid (${issue.message})`;
}
