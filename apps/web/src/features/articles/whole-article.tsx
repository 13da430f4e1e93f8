import { useEffect } from 'react';

/**
 * A long article is laid out part by part as its reader comes near (`article.css`). Someone who reloads, comes back or
 * goes to a part of it needs the size of all of it: `data-whole` on the root says so. A stylesheet could by
 * `:has(:target)`, for which browsers look at every element again whenever one is added.
 */
export function WholeArticle() {
  useEffect(() => {
    const ask = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="#"]'))
        document.documentElement.dataset.whole = '';
    };
    addEventListener('click', ask, true);
    return () => removeEventListener('click', ask, true);
  }, []);
  // Before the text, so that it is known when that is laid out for the first time.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the policy allows it by its hash.
  return <script dangerouslySetInnerHTML={{ __html: wholeFromTheStart }} />;
}

const wholeFromTheStart =
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.whole=""';
