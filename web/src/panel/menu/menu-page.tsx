import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Loading } from '../../ui/loading.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { ChangeBar } from './changes/change-bar.tsx';
import { MenuList } from './list/menu-list.tsx';
import { MenuProvider } from './menu-context.tsx';

const ProductPage = lazyPart(() => import('./product/product-page.tsx'));
const TranslationsPage = lazyPart(() => import('./translations/translations-page.tsx'));
const ImportPage = lazyPart(() => import('./import/import-page.tsx'));
const RemovalsPage = lazyPart(() => import('./removed/removals-page.tsx'));
const PreviewPage = lazyPart(() => import('./preview/preview-page.tsx'));

/** The menu editor with its pages: list, product, translations, import, removed records, and the preview for guests. */
export default function MenuPage() {
  return (
    <MenuProvider>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={MenuList} />
          <Route path="/products/:productId">
            {({ productId }) => <ProductPage key={productId} productId={productId} />}
          </Route>
          <Route path="/copy/:copiedId">
            {({ copiedId }) => <ProductPage key={`copy ${copiedId}`} copiedId={copiedId} />}
          </Route>
          <Route path="/new/:categoryId">
            {({ categoryId }) => <ProductPage key={categoryId} categoryId={categoryId} />}
          </Route>
          <Route path="/translations" component={TranslationsPage} />
          <Route path="/import" component={ImportPage} />
          <Route path="/removed" component={RemovalsPage} />
          <Route path="/preview" component={PreviewPage} />
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <ChangeBar />
    </MenuProvider>
  );
}
