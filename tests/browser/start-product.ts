import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedIn } from '../support/embedded.ts';
import { startProduct } from '../support/product.ts';

/**
 * One product for all browser tests, on a fresh data folder; the tests read its mails as files. `npm run nodes` brings
 * one that runs on several nodes.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.PRODUCT_URL !== undefined) return async () => undefined;
  const data = mkdtempSync(path.join(tmpdir(), 'fourfold-browser-'));
  const product = await startProduct(data, {
    CONTACT_EMAIL: 'operator@example.com',
    LEGAL_NAME: 'Harbour Culture Ltd',
    LEGAL_ADDRESS: '1 Quay Street\\nBristol BS1 4ND\\nUnited Kingdom',
    // Limits count by address: tests that come from addresses of their own do not use up each other's.
    TRUST_PROXY: 'true',
  });
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_MAIL = path.join(data, 'mail');
  process.env.PRODUCT_DATABASE = embeddedIn(data).url;
  return async () => {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
