import path from 'node:path';
import { isSpoken, translatedLanguages } from '@fourfold/words/catalogue';
import { sourceLanguage } from '@fourfold/words/languages';
import { z } from 'zod';
import {
  email,
  emailList,
  flag,
  host,
  oneOf,
  port,
  secret,
  sender,
  serverAddress,
  siteAddress,
  webAddress,
  wholeNumber,
} from './kinds.ts';

/** Stands where an address has to and none is set. Its domain is reserved, so nobody ever gets what is sent there. */
export const nobody = 'info@fourfold.example';

/**
 * Everything that can be set from outside, parsed once before anything else starts. This is the only file that
 * knows the environment's names; `.env.example` lists the same names with a line each, and a test compares them.
 */
const settings = z.object({
  PORT: port.prefault('3000'),
  HOST: host.default('127.0.0.1'),
  APP_URL: siteAddress.optional(),
  APP_LANGUAGE: z
    .string()
    .refine(isSpoken, { error: () => `must be one of ${translatedLanguages().join(', ')}` })
    .default(sourceLanguage),
  APP_KEY: secret(32).optional(),
  APP_KEY_PREVIOUS: secret(32).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: serverAddress(['postgres', 'postgresql']).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber(1, 1000, 'must be a whole number from 1 to 1000').prefault('14'),
  SMTP_URL: serverAddress(['smtp', 'smtps']).optional(),
  MAIL_FROM: sender.default(`Fourfold <${nobody}>`),
  CONTACT_EMAIL: email.optional(),
  BOOKING_URL: webAddress.optional(),
  FREE_SEATS: wholeNumber(0, 1_000_000, 'must be a whole number from 0 on').prefault('5'),
  REPORT_AUTHORS: emailList.optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_JUDGE_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  REGISTRATION: oneOf(['open', 'invited', 'closed']).default('open'),
  SECOND_STEP: oneOf(['optional', 'required']).default('optional'),
  WEBINAR_JOIN_URL: webAddress.optional(),
  WEBINAR_HOST: z.string().optional(),
  WEBINAR_HOST_ABOUT: z.string().optional(),
  ARTICLE_AUTHOR: z.string().optional(),
  MINI_COURSE_VIDEO_URL: webAddress.optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^(G|GTM)-[A-Z0-9]+$/, 'must look like G-XXXXXXX or GTM-XXXXXXX')
    .optional(),
  LEGAL_NAME: z.string().optional(),
  LEGAL_ADDRESS: z.string().optional(),
  PAYMENT_NOTE: z.string().optional(),
  BOUNCE_WEBHOOK_KEY: secret(32).optional(),
  METRICS_TOKEN: secret(16).optional(),
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000, 'must be a whole number from 10 on').prefault('5000'),
  TRUST_PROXY: flag.prefault('false'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const settingNames = Object.keys(settings.shape);

export type Config = Readonly<
  Omit<z.output<typeof settings>, 'APP_URL' | 'CONTACT_EMAIL'> & { APP_URL: string; CONTACT_EMAIL: string }
>;

/** Where people can write to the people who run the product; null while no address that exists is known. */
export const contactOf = ({ CONTACT_EMAIL }: Pick<Config, 'CONTACT_EMAIL'>): string | null =>
  CONTACT_EMAIL === nobody ? null : CONTACT_EMAIL;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings, or throws one sentence for each that is wrong. Blanks around a value are dropped, and an empty
 * one counts as absent.
 */
export function readConfig(environment: Record<string, string | undefined>, root: string): Config {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, environment[name]?.trim() || undefined] as const),
  );
  const parsed = settings.safeParse(given);
  const wrong = [...(parsed.error?.issues.map(sentence) ?? []), ...missing(given)];
  if (!parsed.success || wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  const config = parsed.data;
  return {
    ...config,
    APP_URL: config.APP_URL ?? `http://localhost:${config.PORT}`,
    // Who gets a mail may answer it, so anyone who sends mails can be written to.
    CONTACT_EMAIL: config.CONTACT_EMAIL ?? addressIn(config.MAIL_FROM),
    DATA_DIR: path.resolve(root, config.DATA_DIR),
    ...(config.BACKUP_DIR !== undefined && { BACKUP_DIR: path.resolve(root, config.BACKUP_DIR) }),
  };
}

const addressIn = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

const sentence = (issue: z.core.$ZodIssue) => `The setting ${issue.path.join('.')} ${issue.message}.`;

/** What others need beside them. */
function missing(given: Record<string, string | undefined>): string[] {
  return given.AI_BASE_URL !== undefined && given.AI_MODEL === undefined
    ? ['The setting AI_MODEL is needed when AI_BASE_URL is set.']
    : [];
}
