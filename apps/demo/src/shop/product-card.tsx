import type { ReactNode } from 'react';
import type { Product } from '../../server/contract';
import { formatMoney } from '../format-money';
import { ProductPicture } from './product-picture';

interface ProductCardProps {
  readonly product: Product;
  readonly currency: string;
  /** Number of pieces in the basket. */
  readonly quantity: number;
  onAdd(): void;
}

export function ProductCard({ product: { id, name, description, price }, currency, quantity, onAdd }: ProductCardProps): ReactNode {
  return (
    <li className="product">
      <ProductPicture productId={id} />
      <div className="product-text">
        <h2>{name}</h2>
        <p className="price">{formatMoney(price, currency)}</p>
        <p className="muted">{description}</p>
      </div>
      <button type="button" className={quantity > 0 ? 'chosen' : undefined} onClick={onAdd}>
        {quantity === 0 ? 'Add to basket' : `Add one more (${quantity})`}
        <span className="only-heard"> {name}</span>
      </button>
    </li>
  );
}
