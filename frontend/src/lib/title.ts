/* The title of the browser tab, one per page. */
import { useEffect } from 'react'

/** The product's name, as used in titles and headers. */
export const productName = 'Seatwright'

/** Sets the tab title to the page's own words, followed by the product's name. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? productName : `${title} · ${productName}`
  }, [title])
}
