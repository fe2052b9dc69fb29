import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'Cargando…',
  version: {
    title: 'Hay una versión nueva.',
    text: 'Guarde lo que ha escrito y vuelva a cargar la página. Hasta entonces, algunas partes no se abren.',
    reload: 'Recargar',
  },
  failure: {
    shown: 'No se ha podido mostrar esta parte.',
    rest: 'El resto de la página sigue funcionando.',
    page: 'No se ha podido cargar la página',
    part: 'No se ha podido cargar.',
    replaced: 'Hay una versión nueva. Guarde lo que ha escrito y vuelva a cargar la página.',
    connection: 'Compruebe su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    retrying: 'Intentando…',
    close: 'Cerrar',
    reload: 'Recargar la página',
  },
  broken: {
    title: 'No se ha podido mostrar la página',
    text: 'Inténtelo de nuevo o vuelva a cargar la página.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Puede que el enlace sea antiguo o que falte un carácter.',
  },
}
