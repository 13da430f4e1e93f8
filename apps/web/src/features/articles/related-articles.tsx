import { type Article, articles } from '@fourfold/content';
import { Trans } from '@lingui/react/macro';
import { ArticleTeaser } from './article-teaser.tsx';

export function RelatedArticles({ article }: { article: Article }) {
  const related = article.related.flatMap((slug) => articles.find((other) => other.slug === slug) ?? []);
  return (
    <section aria-labelledby="related" className="mt-20 border-t print:hidden">
      <div className="page py-12">
        <h2 id="related" className="text-h3">
          <Trans>Read on</Trans>
        </h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {related.map((other) => (
            <ArticleTeaser key={other.slug} article={other} level="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}
