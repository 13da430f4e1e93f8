import { pages } from '@fourfold/contract';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(pages.home.path);

export default function Home() {
  return (
    <>
      <h1>Fourfold</h1>
      <ContactForm />
    </>
  );
}
