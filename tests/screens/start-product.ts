import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedIn } from '../support/embedded.ts';
import { startProduct } from '../support/product.ts';

/** One product on a fresh data folder, with seats for a whole company. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'fourfold-screens-'));
  const { APP_LANGUAGE = 'en-GB' } = process.env;
  const settings = {
    TRUST_PROXY: 'true',
    FREE_SEATS: '200',
    CONTACT_EMAIL: 'operator@example.com',
    APP_LANGUAGE,
  };
  const product = await startProduct(data, settings);
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_MAIL = path.join(data, 'mail');
  process.env.PRODUCT_DATABASE = embeddedIn(data).url;
  return async () => {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
