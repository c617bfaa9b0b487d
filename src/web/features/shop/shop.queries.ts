import '#web/platform/endpoints/shop-endpoints.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  AddressesReply,
  AddressPut,
  CartReply,
  OrderPost,
  OrderReply,
  ProductReply,
} from '#contract/shop/shop.schemas.ts';
import { call } from '#web/platform/api.ts';
import { leaveFor } from '#web/platform/leave-for.ts';
import { keyOf, read } from '#web/platform/queries.ts';

export function useShop() {
  return useQuery(read('getShop'));
}

export function useProduct(product: string) {
  return useQuery(read('getProduct', { params: { product } }));
}

export function useCart() {
  return useQuery(read('getCart'));
}

export function useAddresses() {
  return useQuery(read('getAddresses'));
}

/** While it waits to be paid it is asked for again: what the provider tells may come a little after her. */
const ASK_AGAIN_MS = 3_000;

export function useOrder(order: string) {
  return useQuery({
    ...read('getOrder', { params: { order } }),
    refetchInterval: ({ state }) => (state.data?.state === 'placed' || state.data?.isRefunding ? ASK_AGAIN_MS : false),
  });
}

const PRODUCTS = '/api/shop/products/';

/** Puts a cart as it came in its place; shelves and products count again what is in it. */
async function placeCart(client: QueryClient, cart: CartReply): Promise<void> {
  client.setQueryData(keyOf('getCart'), cart);
  await Promise.all([
    client.invalidateQueries({ queryKey: keyOf('getShop') }),
    client.invalidateQueries({ predicate: ({ queryKey: [at] }) => typeof at === 'string' && at.startsWith(PRODUCTS) }),
  ]);
}

/** Puts so many of a thing into the cart. */
export function usePutLine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sku, quantity }: { sku: string; quantity: number }) =>
      call('putCartLine', { params: { sku }, body: { quantity } }),
    onSuccess: (cart) => placeCart(client, cart),
  });
}

/** Uses points for the cart, or does not; `chosen` is what she last said, also before the server has answered. */
export function useCartPoints({ usesPoints }: Pick<CartReply, 'usesPoints'>) {
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (wanted: boolean) => call('putCartPoints', { body: { usesPoints: wanted } }),
    onSuccess: (cart) => void client.setQueryData(keyOf('getCart'), cart),
  });
  return { choose: mutate, chosen: isPending ? variables : usesPoints, isPending, error };
}

/** Puts one more of a thing into the cart. */
export function useAdd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sku: string) => {
      const cart = await client.fetchQuery({ ...read('getCart'), staleTime: 0 });
      const quantity = (cart.lines.find((line) => line.sku === sku)?.quantity ?? 0) + 1;
      return call('putCartLine', { params: { sku }, body: { quantity: Math.min(quantity, 10) } });
    },
    onSuccess: (cart) => placeCart(client, cart),
  });
}

/** Marks a product or takes the mark away. */
export function useMark(product: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isFavorite: boolean) => call('putFavoriteProduct', { params: { product }, body: { isFavorite } }),
    onSuccess: async (_, isFavorite) => {
      client.setQueryData(keyOf('getProduct', { params: { product } }), (was: ProductReply | undefined) =>
        was ? { ...was, isFavorite } : was,
      );
      await client.invalidateQueries({ queryKey: keyOf('getShop') });
    },
  });
}

/** Saves an address under its id. */
export function useSaveAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, typed }: { id: string; typed: AddressPut }) =>
      call('putAddress', { params: { address: id }, body: typed }),
    onSuccess: (book: AddressesReply) => void client.setQueryData(keyOf('getAddresses'), book),
  });
}

export function useDeleteAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => call('deleteAddress', { params: { address } }),
    onSuccess: (book: AddressesReply) => void client.setQueryData(keyOf('getAddresses'), book),
  });
}

type Destination = Pick<OrderPost, 'address' | 'country' | 'usesPoints'>;

/** What the cart costs, sent there. `stamp` is what the cart comes to: at another sum it is asked anew. */
export function useQuote(to: Destination | null, stamp: number) {
  return useQuery({
    queryKey: ['shop-quote', to, stamp],
    queryFn: ({ signal }) =>
      call('quoteOrder', { body: to ?? { address: null, country: null, usesPoints: false }, signal }),
    enabled: to !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Orders, then goes to the page it is paid on. Where that page does not open, the order's own page says so. */
export function usePlaceOrder(onPlaced: (order: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderPost) => call('placeOrder', { body }),
    onSuccess: ({ order }) => onPlaced(order),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf('getCart') }),
  });
}

/** Opens the provider's page of an order, and leaves for it. */
export function usePay() {
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (order: string) => call('payOrder', { params: { order } }),
    onSuccess: ({ url }) => setLeaving(leaveFor(url)),
  });
  return { pay: mutate, busy: isPending || leaving, error };
}

type Deed = 'cancelOrder' | 'withdrawOrder' | 'noteArrival';

/** Does something with an order, and puts it in its place as it is then. */
export function useOrderDeed(deed: Deed, order: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<OrderReply> => call(deed, { params: { order } }),
    onSuccess: async (reply) => {
      client.setQueryData(keyOf('getOrder', { params: { order } }), reply);
      await Promise.all(
        [keyOf('getOrders', { query: {} }), keyOf('getCart'), keyOf('getShop')].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf('getOrder', { params: { order } }) }),
  });
}
