import '#web/platform/endpoints/staff-endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  OrderMovePost,
  ProductPut,
  RefundPost,
  StaffOrdersReply,
  StockMovesReply,
  StockPost,
} from '#contract/shop-admin/shop-admin.schemas.ts';
import type { OrderView } from '#domain/shop-admin/looking-after.ts';
import { call } from '#web/platform/api.ts';
import { usePages, type Pages } from '#web/platform/paging/pages.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { withStepUp } from '#web/platform/step-up/step-up.ts';
import { uploadPicture } from '#web/platform/upload.ts';

/** Orders of a view, page by page. */
export function useOrders(view: OrderView): Pages<StaffOrdersReply> {
  return usePages('getStaffOrders', { view });
}

/** The order of a number, as it is typed. */
export function useFindOrder() {
  return useMutation({ mutationFn: (number: string) => call('getStaffOrders', { query: { number } }) });
}

/** Everything that is or was sold. */
export function useProducts() {
  return useQuery(read('getStaffProducts'));
}

/** The movements of one stock, page by page. */
export function useStockMoves(sku: string): Pages<StockMovesReply> {
  return usePages('getStockMoves', { sku });
}

function useFresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/shop/') });
}

/** Moves an order on; each time it asks who is there. */
export function useMoveOrder(order: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (body: OrderMovePost) => withStepUp(() => call('moveOrder', { params: { order }, body })),
    onSettled,
  });
}

/** Has money given back. */
export function useRefund(order: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (body: RefundPost) => withStepUp(() => call('refundOrder', { params: { order }, body })),
    onSettled,
  });
}

/** Opens the addresses of these orders. What comes back is shown and kept nowhere. */
export function useOpenParcels() {
  return useMutation({
    mutationFn: (orders: readonly string[]) => withStepUp(() => call('openParcels', { body: { orders: [...orders] } })),
    gcTime: 0,
  });
}

/** Writes a product or changes one, by the version that was read. */
export function useSaveProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: ProductPut }) =>
      withStepUp(() => call('putProduct', { params: { product: id }, body })),
    onSuccess: (reply) => client.setQueryData(keyOf('getStaffProducts'), reply),
  });
}

/** Adds a movement of a stock. */
export function useMoveStock() {
  const client = useQueryClient();
  const fresh = useFresh();
  return useMutation({
    mutationFn: ({ sku, body }: { readonly sku: string; readonly body: StockPost }) =>
      withStepUp(() => call('moveStock', { params: { sku }, body })),
    onSuccess: (reply) => client.setQueryData(keyOf('getStaffProducts'), reply),
    onSettled: fresh,
  });
}

/** Brings a picture to the server; gives its id, for the product to show it. */
export function useUploadPicture() {
  const { id: owner } = useMember();
  return useMutation({
    mutationFn: async (file: Blob) => {
      const reply = await uploadPicture(file, { to: 'shopPicture', key: crypto.randomUUID(), owner });
      return (reply as { picture: string }).picture;
    },
  });
}
