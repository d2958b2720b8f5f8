// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of the files in Languages.

extension BuiltInTexts {
    static let es = BuiltInTexts(language: "es", lines: #"""
aa.challengeLength	Un reto para la autenticación activa tiene 8 octetos; este tiene {count}.
aa.challengeRemedy	Indique 8 octetos que nadie pudiera prever.
access.notOpened	El chip no se abrió.
access.openedByBAC	El chip se abrió con el control de acceso básico.
access.openedByPACE	El chip se abrió con PACE.
access.openedWithout	El chip deja leer sus archivos sin control de acceso.
access.openingNotKnown	No se sabe cómo se abrió el chip: estos archivos se entregaron sin constancia de su lectura.
algorithm.accepted	La política {policy} acepta {used}.
algorithm.inAuthorityKey	en la clave de la CSCA
algorithm.inDataGroupHashes	en los hashes de los grupos de datos
algorithm.inDigest	en el resumen del objeto de seguridad
algorithm.inRecordSignature	en la firma del registro
algorithm.inRecordSignerKey	en la clave del firmante
algorithm.inSignature	en la firma del objeto de seguridad
algorithm.inSignerCertificate	en el certificado del {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}}
algorithm.inSignerKey	en la clave del firmante de documentos
algorithm.neverAccepted	La política {policy} no acepta nunca {used} {place} ({source}).
algorithm.useUnknown	La política {policy} acepta {used} {place} hasta el {lastDay} ({source}); no se sabe cuándo se usó.
algorithm.usedTooLate	La política {policy} acepta {used} {place} hasta el {lastDay} ({source}); se usó el {when} o después.
apdu.commandTruncated	Un comando tiene al menos cuatro octetos.
apdu.dataAfterZero	Lc es cero y siguen datos.
apdu.dataTooLong	El campo de datos tiene {count, plural, one {# octeto} other {# octetos}}; el máximo es 65535.
apdu.expectedLengthOutOfRange	Ne es {length}; debe estar entre 1 y 65536.
apdu.extendedLengthField	Un campo de longitud extendida tiene tres octetos.
apdu.lengthMismatch	Lc es {length}; lo {count, plural, one {sigue # octeto} other {siguen # octetos}}.
apdu.responseTooLong	Una respuesta tiene como máximo 65538 octetos.
apdu.responseTruncated	Una respuesta termina en dos octetos de estado.
apdu.status6200	advertencia; sin información
apdu.status6281	parte de los datos puede estar dañada
apdu.status6282	fin de archivo antes de Ne octetos
apdu.status6283	archivo seleccionado desactivado
apdu.status6285	archivo seleccionado en estado de terminación
apdu.status62xx	advertencia; memoria sin cambios
apdu.status6300	autenticación fallida
apdu.status63xx	advertencia; memoria modificada
apdu.status6400	error de ejecución
apdu.status64xx	error de ejecución; memoria sin cambios
apdu.status6581	fallo de memoria
apdu.status65xx	error de ejecución; memoria modificada
apdu.status66xx	error relacionado con la seguridad
apdu.status6700	longitud incorrecta
apdu.status6881	canal lógico no admitido
apdu.status6882	mensajería segura no admitida
apdu.status6883	se esperaba el último comando de la cadena
apdu.status6884	encadenamiento de comandos no admitido
apdu.status68xx	función de CLA no admitida
apdu.status6981	comando incompatible con la estructura del archivo
apdu.status6982	estado de seguridad no satisfecho
apdu.status6983	método de autenticación bloqueado
apdu.status6984	datos de referencia no utilizables
apdu.status6985	condiciones de uso no satisfechas
apdu.status6986	comando no permitido: no hay archivo actual
apdu.status6987	faltan objetos de datos de mensajería segura
apdu.status6988	objetos de datos de mensajería segura incorrectos
apdu.status69xx	comando no permitido
apdu.status6A80	parámetros incorrectos en el campo de datos
apdu.status6A81	función no admitida
apdu.status6A82	archivo o aplicación no encontrados
apdu.status6A83	registro no encontrado
apdu.status6A84	memoria insuficiente
apdu.status6A86	parámetros P1-P2 incorrectos
apdu.status6A87	Lc no concuerda con P1-P2
apdu.status6A88	datos referenciados no encontrados
apdu.status6Axx	parámetros P1-P2 incorrectos
apdu.status6B00	desplazamiento fuera del archivo
apdu.status6D00	instrucción no admitida
apdu.status6E00	clase no admitida
apdu.status6F00	sin diagnóstico preciso
apdu.status9000	normal
apdu.statusCorrectedLength	Le incorrecto; {count, plural, one {hay # octeto} other {hay # octetos}}
apdu.statusOctetsWait	normal; {count, plural, one {espera # octeto} other {esperan # octetos}}
apdu.statusTriesLeft	verificación fallida; {count, plural, one {queda # intento} other {quedan # intentos}}
apdu.statusUnknown	estado desconocido
apdu.transcriptDigits	Los octetos son pares de dígitos hexadecimales.
apdu.transcriptLine	Una línea empieza por ">", "<" o "#", o es "! reset", "! restore" o "!" y el código de un error.
apdu.transcriptRedacted	Una transcripción censurada no se puede reproducir.
apdu.transcriptTooLong	Una transcripción tiene como máximo {count} líneas.
application.absent	{application}: no está en el chip
application.count	el chip enumera {count, plural, one {# aplicación} other {# aplicaciones}}
application.listAbsent	el chip no tiene EF.DIR, que las enumeraría
application.listMalformed	EF.DIR, que las enumera, no se puede descodificar
application.listNotGiven	el chip no entregó EF.DIR, que las enumera
application.name	{application, select, eMRTD {eMRTD (LDS1)} travelRecords {registros de viaje (LDS2)} visaRecords {registros de visados (LDS2)} additionalBiometrics {datos biométricos adicionales (LDS2)} eID {eID (TR-03110)} eSign {eSign} cryptographicInformation {CIA (ISO/IEC 7816-15)} drivingLicence {permiso de conducir (ISO/IEC 18013-2)} europeanDrivingLicence {permiso de conducir (UE)} mobileDocument {permiso de conducir móvil (ISO/IEC 18013-5)} other {gestor de la tarjeta (GlobalPlatform)}}
application.named	{name} ({identifier})
application.ofOtherBundle	La lectura que se quiere continuar es de la aplicación {identifier}, y se pidió {wanted}.
application.ofOtherBundleRemedy	Continúe con la aplicación del paquete, o lea de nuevo.
application.raw	{application}: {count, plural, one {# archivo leído tal como está} other {# archivos leídos tal como están}}, {octets} octetos, de los que no se dice nada
application.read	{application}: leída como el documento de viaje
application.unknown	{identifier}
applications.contradict	Las aplicaciones por leer se contradicen.
applications.contradictRemedy	Indique una aplicación como documento de viaje y hasta 16 más, cada una una vez, para leerlas en bruto.
applications.listed	El chip enumera {applications}. Indique el identificador de la que contiene el documento de viaje (--aid).
archive.cut	El archivo empaquetado termina antes de tiempo.
archive.duplicatePath	Su ruta figura más de una vez en el archivo empaquetado, o los archivos de su carpeta no están juntos: el orden decidiría qué se juzga.
archive.encrypted	Está cifrado.
archive.entryDamaged	Está dañado, o el archivo empaquetado se contradice sobre él.
archive.entryTooLarge	Tiene más de {limit} octetos.
archive.goesOn	Hay algo detrás del final del archivo empaquetado.
archive.in	{file} no se puede leer. {error}.
archive.inArchive	Es un archivo empaquetado dentro de otro, y no se abre.
archive.method	Está comprimido con el método {number}; se leen archivos sin comprimir y DEFLATE.
archive.noFile	Es un enlace o un dispositivo, y no un archivo.
archive.noTarHeader	Lo que debería ser el encabezado de un archivo dentro de un archivo tar no lo es.
archive.noZipDirectory	El directorio de un archivo ZIP falta o está dañado.
archive.severalParts	El archivo empaquetado es solo una de varias partes.
archive.sparse	Está guardado de una forma que aquí no se lee.
archive.unsafeName	El nombre lleva fuera del archivo empaquetado, o contiene caracteres que ninguna ruta necesita.
asn1.bitStringOpen	La cadena de bits no llena sus octetos.
asn1.defectListVersion	La versión es {version}: ni v1(0) ni v2(1).
asn1.elementMissing	Falta el elemento.
asn1.elementTooMany	Sigue un elemento que no corresponde ahí.
asn1.hashAlgorithmUnknown	No se conoce ningún algoritmo hash con este identificador.
asn1.identifierMalformed	El identificador de objeto está mal formado.
asn1.integerEmpty	El entero no tiene octetos.
asn1.listWithoutContent	La lista no tiene contenido.
asn1.maskUnknown	La función de generación de máscara no es MGF1.
asn1.moreThan	Hay más de {maximum}.
asn1.noCertificate	El elemento no es un certificado.
asn1.noDescription	Hay otro elemento donde se exige una descripción.
asn1.noDottedIdentifier	El texto no es un identificador de objeto en notación con puntos.
asn1.noEntry	Hay otro elemento donde se exige una entrada.
asn1.noKnownDefect	Hay otro elemento donde se exige un defecto conocido.
asn1.noOctetString	Hay otro elemento donde se exige una cadena de octetos.
asn1.noShortSignature	Ninguna firma empezaba por un octeto cero, que es el que se debe omitir.
asn1.noSignedList	El contenido es del tipo {type}, que no es ninguna de las listas firmadas.
asn1.notValid	Los octetos no son ASN.1 válido.
asn1.numberOutOfRange	El número está fuera de rango.
asn1.octetsAt	Los octetos no se pueden leer en el desplazamiento {offset}{hasTag, select, yes { (etiqueta {tag})} other {}}. {error}.
asn1.otherElement	Hay otro elemento donde se exige este.
asn1.periodReversed	El período termina antes de empezar.
asn1.saltLengthOutOfRange	La longitud de la sal está fuera de rango.
asn1.signatureAlgorithmUnknown	No se conoce ningún algoritmo de firma con este identificador.
asn1.signerWithoutKeyIdentifier	El certificado no indica ningún identificador de clave.
asn1.textMalformed	El texto está mal formado.
asn1.timeMalformed	La fecha y hora está mal formada.
asn1.tooLong	Tiene {count, plural, one {# octeto} other {# octetos}}; se analizan como máximo {maximum}.
asn1.tooManyCertificates	Hay más de {maximum} certificados.
asn1.tooManyDefects	La lista tiene demasiados defectos.
asn1.tooManyDescriptions	La lista tiene demasiadas descripciones.
asn1.tooManyNumbers	La lista tiene demasiados números.
asn1.trailerFieldUnknown	El campo de cola no es 1.
assurance.chipOriginal	el chip es el original, {word, select, observed {según vio este programa} verifier {por su respuesta al reto del verificador} other {por su respuesta al reto de quien lo leyó}}
assurance.chipOriginalShownToVerifier	a quien evalúa se le demostró que lo es
assurance.dataGenuine	los datos son auténticos
assurance.documentCurrent	el documento está vigente
assurance.fresh	las evidencias son de este momento
assurance.holderPrintMatches	la MRZ impresa es la del chip
assurance.missing	{name} ({why})
assurance.name.chipOriginal	chip original
assurance.name.chipOriginalShownToVerifier	chip original, demostrado a quien evalúa
assurance.name.dataGenuine	datos auténticos
assurance.name.documentCurrent	documento vigente
assurance.name.fresh	evidencias de este momento
assurance.name.holderPrintMatches	MRZ impresa
assurance.why.notShown	el chip no se leyó aquí, y no respondió a ningún reto de quien evalúa
assurance.why.recorded	solo lo dice quien escribió las evidencias
audit.allCountries	{count, plural, one {el único país} other {los # países}}
audit.allExpired	Todas las anclas han caducado (los documentos más recientes no encadenarán): {countries}.
audit.allUnpinned	Todas las anclas están sin fijar (border y strict las rechazan): {countries}.
audit.anchorMissing	Hay firmantes o listas de revocación y ningún ancla: {countries}.
audit.columnAnchors	anclas
audit.columnExpired	caducadas
audit.columnKeys	claves
audit.columnRevocationList	CRL
audit.columnSigners	firmantes
audit.columnSignsUntil	firma hasta
audit.columnValidUntil	válida hasta
audit.counted	{count} {what}
audit.countries	{countries}
audit.days	{count, plural, one {# día} other {# días}}
audit.failOlderDays	--fail-older admite días, de 0 a 36500.
audit.keyEndsSoon	La clave más reciente deja de usarse en menos de un año: {countries}.
audit.listedOnly	Anclas que solo avala la lista de otro Estado (border y strict las rechazan; epass trust grant habilita a su editor para avalarlas): {countries}.
audit.noKeyInUse	Según su certificado, ninguna clave está ya en uso (falta una generación más reciente): {countries}.
audit.noRevocationList	ninguna
audit.notYetIssued	aún no emitida entonces
audit.nothingOlder	Ninguna lista ni CRL en vigor tiene más de {days, plural, one {# día} other {# días}}.
audit.older	{count, plural, one {Una lista o CRL en vigor tiene} other {# listas y CRL en vigor tienen}} más de {days, plural, one {# día} other {# días}}:
audit.olderEntry	{kind} {name}, {date}, {days, plural, one {# día} other {# días}}
audit.olderUndated	{kind} {name}, que no dice cuándo se firmó
audit.revocationList	{date}, {age}{isStale, select, yes {, atrasada} other {}}, {revoked, plural, one {# revocado} other {# revocados}}
audit.revocationListMissing	No hay lista de revocación: {countries}.
audit.revocationListOf	{date}, {age}{isStale, select, yes {, atrasada} other {}}, {revoked, plural, one {# revocado} other {# revocados}}, {issuer}
audit.revocationListStale	Una lista de revocación está atrasada: {countries}.
audit.rootWrong	La autofirma de una raíz es incorrecta (su archivo está dañado): {countries}.
audit.test	Ficticios, para pruebas: {countries}.
audit.words	{words}
bac.authenticationLength	La autenticación del chip tiene {count, plural, one {# octeto} other {# octetos}} en lugar de cuarenta.
bac.blocked	El chip no acepta más intentos: {meaning}.
bac.challengeLength	El reto tiene {count, plural, one {# octeto} other {# octetos}} en lugar de ocho.
bac.chipNonceNotRepeated	El chip no repitió su número aleatorio RND.IC.
bac.ended	El chip puso fin al control de acceso básico: {meaning}.
bac.keyRefused	El chip rechazó la clave. Lo más probable es que la MRZ se haya leído mal o sea de otro documento.
bac.macWrong	La suma de comprobación de la autenticación del chip es incorrecta: el chip no conoce la clave.
bac.notOffered	El chip no ofrece aquí el control de acceso básico: {meaning}.
bac.paceDemanded	El chip no conoce ninguna clave para el control de acceso básico. Exige PACE.
bac.terminalNonceNotReturned	El chip no devolvió el número aleatorio RND.IFD: la respuesta corresponde a otra ejecución.
batch.done	{documents, plural, one {# documento} other {# documentos}}. Correctos: {successful}, fallidos: {failed}, indeterminados: {open}, no leídos: {unread}.
batch.fileInUse	Otra ejecución está escribiendo en {file}.
batch.goOn	El mismo comando continúa donde se detuvo.
batch.goOnWithFile	Indique la salida con --resume FILE para continuar donde el comando se detuvo.
batch.goesOnAt	lo que queda se evalúa en la fecha de las líneas que ya están: {time}.
batch.holdsNone	{file} no contiene ningún documento.
batch.interrupted	Interrumpido tras {documents, plural, one {# documento} other {# documentos}}.
batch.jobsRange	--jobs admite de 1 a {most} hilos.
batch.lineTooLong	La línea tiene más de {limit} octetos.
batch.makeLines	Conviértalos en líneas (jq -c .), o envíe un archivo tar.
batch.nameNotUTF8	El nombre {file} no está en UTF-8; los octetos que no lo están figuran entre llaves.
batch.nameOwnFile	Indique la salida de una ejecución anterior, o un archivo que todavía no exista.
batch.needed	{option} se usa con --batch.
batch.notWith	{option} es para un solo documento, y --batch evalúa muchos.
batch.oneALine	En la entrada estándar cada documento ocupa una sola línea, y este sigue hasta la línea {last, number}.
batch.otherFile	{file} no lo escribió epass verify --batch.
batch.otherRules	{file} contiene resultados según {what, select, policy {otra política} trust {otro material de confianza} witness {la palabra de otros testigos} other {otra fecha}}.
batch.progress	{documents, plural, one {# documento} other {# documentos}}, {rate} por segundo
batch.sameRules	Dé la política, el material de confianza, --witness y --at de la ejecución anterior, o indique otro archivo.
batch.tooDeep	{folder} está dentro de demasiadas carpetas.
batch.waitForOther	Espere a que termine, o indique otro archivo.
batch.zipAsFile	Indique el archivo, o envíe un archivo tar.
batch.zipOfPipe	Un archivo ZIP se lee desde su final, y la entrada estándar o una tubería no lo tiene hasta que ha llegado todo.
biometric.bareCodestream	La imagen es un flujo de código JPEG 2000 sin el formato de archivo que lo rodea.
biometric.blockLength	El bloque indica {stated, plural, one {# octeto} other {# octetos}}; hay {there}.
biometric.blockTooShort	El bloque indica {stated, plural, one {# octeto} other {# octetos}}; su imagen termina {later, plural, one {# octeto} other {# octetos}} después.
biometric.bothEyes	En un bloque de datos hay imágenes de ambos ojos; cada una debe estar en una plantilla propia.
biometric.elementTwice	El elemento {tag} aparece dos veces.
biometric.eyeCount	{stated, plural, one {Se indica # ojo} other {Se indican # ojos}}; hay {there}.
biometric.eyeHeaderLength	El encabezado de un ojo tiene tres octetos.
biometric.eyeImageCount	{stated, plural, one {Se indica # imagen de un ojo} other {Se indican # imágenes de un ojo}}; hay {there}.
biometric.facialHeaderLength	El encabezado de un registro facial tiene 14 octetos.
biometric.facialIdentifier	Un registro facial empieza por FAC y un octeto cero.
biometric.facialImageLength	Una imagen facial tiene 32 octetos de campos.
biometric.facialVersion	Solo se descodifica la versión 010 del registro facial.
biometric.featurePointCount	Se indican {stated} puntos característicos; caben {there}.
biometric.featurePointsDoNotFit	En el bloque no caben {stated} puntos característicos, y no se encuentra ninguna imagen en él.
biometric.fieldMisplaced	El campo {field} no está donde debe.
biometric.fingerCount	{stated, plural, one {Se indica # dedo} other {Se indican # dedos}}; hay {views, plural, one {# vista} other {# vistas}} de {fingers}.
biometric.fingerHeaderLength	El encabezado de un registro de imágenes de dedos tiene 32 octetos.
biometric.fingerIdentifier	Un registro de imágenes de dedos empieza por FIR y un octeto cero.
biometric.fingerVersion	Solo se descodifica la versión 010 del registro de imágenes de dedos.
biometric.formatMissing	El propietario y el tipo del formato son obligatorios.
biometric.formatOther	El encabezado indica el formato {type} del propietario {owner}; los datos tienen el formato {expected} del propietario 0101.
biometric.headerMissing	Falta el encabezado biométrico.
biometric.headerTooLong	El encabezado tiene más de 32 elementos.
biometric.imageCount	{stated, plural, one {Se indica # imagen} other {Se indican # imágenes}}; hay {there}.
biometric.imageElsewhere	La imagen no empieza donde dicen los campos.
biometric.imageInsideFields	La imagen está dentro de los campos.
biometric.imageLength	La imagen indica {stated, plural, one {# octeto} other {# octetos}}; hay {there}.
biometric.irisHeaderLength	El encabezado de un registro de imágenes de iris tiene 45 octetos.
biometric.irisIdentifier	Un registro de imágenes de iris empieza por IIR y un octeto cero.
biometric.irisVersion	Solo se descodifica la versión 010 del registro de imágenes de iris.
biometric.issuerContentMisplaced	El contenido definido por el emisor corresponde a un grupo sin plantillas.
biometric.noAlternative	Aquí no figura ninguna de las alternativas de este CHOICE.
biometric.noDataBlock	La plantilla no contiene ningún bloque de datos.
biometric.noImage	El registro no contiene ninguna imagen.
biometric.noRepresentation	No hay ninguna representación.
biometric.noTemplate	El grupo no contiene ninguna plantilla.
biometric.noTemplateCount	No se indica el número de plantillas; hay {there}.
biometric.notDER	Una longitud, un número o un valor lógico no está en su forma DER.
biometric.numberEmpty	Un número tiene al menos un octeto.
biometric.numberRange	El número no está en {least}...{most}.
biometric.numberTooLong	El número tiene más de 63 bits.
biometric.octetsAfterImage	{count, plural, one {# octeto sigue} other {# octetos siguen}} al final de la imagen.
biometric.octetsAfterLastImage	{count, plural, one {# octeto sigue} other {# octetos siguen}} a la última imagen.
biometric.octetsAfterLastView	{count, plural, one {# octeto sigue} other {# octetos siguen}} a la última vista.
biometric.octetsFollow	Tras el objeto de datos hay más octetos.
biometric.otherFormat	La imagen es del formato {format}, y se indica otro.
biometric.otherSubtype	El subtipo biométrico indica otra parte del cuerpo que los datos.
biometric.otherTag	Hay otra etiqueta donde debe empezar un valor.
biometric.outlineCorners	Lo que delimita un dedo tiene dos vértices o más.
biometric.poseAngle	Un ángulo de la pose, o su incertidumbre, es {stated}; el máximo es 181.
biometric.rawImageLength	La imagen tiene {there, plural, one {# octeto} other {# octetos}}; según su tamaño indicado serían {stated}.
biometric.recordLength	El registro indica {stated, plural, one {# octeto} other {# octetos}}; su objeto de datos tiene {there}.
biometric.severalFingers	En un bloque de datos hay {count, plural, one {# imagen} other {# imágenes}} de dedos; cada una debe estar en una plantilla propia.
biometric.statedHeaderLength	El registro indica un encabezado de {stated, plural, one {# octeto} other {# octetos}}.
biometric.stringMissing	Aquí debe figurar una cadena con la etiqueta {tag}.
biometric.subtypeMissing	Aquí es obligatorio el subtipo biométrico.
biometric.tagMisplaced	La etiqueta {tag} no es la de ningún campo que pueda figurar aquí.
biometric.tagOfOtherStandard	Los datos son de ISO/IEC {standard}, y la etiqueta es la de la otra norma.
biometric.templateCount	{stated, plural, one {Se indica # plantilla} other {Se indican # plantillas}}; hay {there}.
biometric.templateCountLength	El número de plantillas ocupa un octeto.
biometric.templatesMissing	Las plantillas biométricas faltan, en todo o en parte.
biometric.tooManyExtensions	Hay más de 64 elementos de extensión.
biometric.tooManyImages	El registro tiene más de {limit} imágenes.
biometric.tooManyTemplates	El grupo tiene más de 255 plantillas.
biometric.tooManyValues	Hay más de {limit} valores.
biometric.tooManyViews	El registro tiene más de {limit} vistas.
biometric.truthValueLength	Un valor lógico tiene un octeto.
biometric.unknownCompression	La norma no define ninguna compresión {code}.
biometric.unknownImageFormat	La norma no define ningún formato de imagen {code}.
biometric.unknownSignature	La imagen no empieza por ninguna firma de formato conocida.
biometric.unknownValue	La norma no define aquí ningún valor {value}.
biometric.viewHeaderLength	El encabezado de una vista de un dedo tiene 14 octetos.
biometric.viewLength	La vista indica {stated, plural, one {# octeto} other {# octetos}}; hay {there}.
block.added	+ {block}
block.asked	¿Bloquear {subject}, digan lo que digan las listas? [s/N]
block.attributeUnknown	{name} no es un atributo de un nombre: indique CN, O, OU, C, ST, L, serialNumber, emailAddress, DC u otro nombre de RFC 4519, o el identificador de objeto con puntos. Una coma o un + en un valor necesita una barra invertida delante.
block.by	El operador bloqueó el {since} {what, select, document {al firmante de documentos} seal {al firmante del sello} csca {la CSCA} series {la serie a la que pertenece el documento} voucher {lo que avala a la CSCA} list {al editor de la lista que nombra al firmante} other {{what}}}: {reason}.
block.byUntil	El operador bloqueó el {since}, hasta el {until}, {what, select, document {al firmante de documentos} seal {al firmante del sello} csca {la CSCA} series {la serie a la que pertenece el documento} voucher {lo que avala a la CSCA} list {al editor de la lista que nombra al firmante} other {{what}}}: {reason}.
block.count	{count, plural, one {# bloqueo.} other {# bloqueos.}}
block.fileInvalid	{file} no contiene en {member} bloqueos como los que escribe epass trust block --json.
block.fromAlone	--from trae sus propios motivos y días; omita el argumento, --reason y --until.
block.fromAsked	¿Aplicar {count, plural, one {el # bloqueo} other {los # bloqueos}} del archivo, digan lo que digan las listas? [s/N]
block.giveAllDigits	Para bloquear algo que no está en el almacén, indique los 64 dígitos de su SHA-256.
block.issuedForm	Un certificado se designa con su número de serie en cifras hexadecimales, @ y el nombre de su emisor: 1A2B@C=UT, CN=CSCA UT.
block.issuerNotInStore	Nada en el almacén coincide: {name} se ha comparado con {count, plural, one {el nombre de su única CSCA} other {los nombres de sus # CSCA}}. El bloqueo valdrá cuando llegue un certificado de ese emisor y número; compare el nombre con el que epass inspect muestra del certificado.
block.line	bloqueo: {subject}, desde el {since}: {reason}
block.lineUntil	bloqueo: {subject}, desde el {since}, {isOver, select, yes {terminó el} other {hasta el}} {until}: {reason}
block.nameIt	Indique qué hay que bloquear: un SHA-256 o una serie de documentos.
block.needsReason	Un bloqueo necesita --reason: quien se encuentre con él debe saber el motivo.
block.noSeries	El documento no pertenece a ninguna serie que el operador haya bloqueado.
block.none	No hay ningún bloqueo.
block.noneOnPath	El operador no ha bloqueado ninguno de los certificados en que esto se apoya.
block.notInStore	Nada en el almacén tiene ese SHA-256. El bloqueo valdrá cuando llegue. Quien entrega un certificado puede darle otro SHA-256: para mayor seguridad, indique el archivo del certificado, o su número de serie y emisor.
block.nothing	El operador no ha bloqueado nada que pudiera afectar a esto.
block.nothingToTake	No existe ese bloqueo.
block.reasonLength	--reason admite de 1 a {maximum} caracteres.
block.removed	- {block}
block.seriesCode	{code} no es un código de documento: una o dos letras, o * para cualquiera.
block.seriesForm	Una serie es STATE:CODE:FIRST-LAST, como D:P:C01X00000-C01X99999, o STATE:CODE:NUMBER.
block.seriesLengths	Los dos números de la serie deben tener la misma longitud; el primero tiene {first} caracteres, y el último, {last}.
block.seriesNumber	{number} no es un número de documento: letras y dígitos, sin caracteres de relleno.
block.seriesReversed	El último número de la serie, {last}, va antes que el primero, {first}. Los dígitos van antes que las letras.
block.seriesState	{code} no es el código de ningún Estado que expida documentos, de modo que ningún documento es de esa serie.
block.unblockAsked	¿Retirar el bloqueo de {subject}? [s/N]
block.untilIsDay	--until admite un día, como 2027-12-31; {text} es otra cosa.
block.untilPast	--until indica un día que ya pasó: {day}.
block.vouchesForNothing	El operador ha bloqueado un certificado por el que pasa esta ruta; una ruta así no avala nada.
block.whatIsBlocked	epass trust block muestra los bloqueos.
block.whatIsNot	{text} no es un SHA-256, ni el comienzo de uno (seis cifras o más), ni una serie como D:P:C01X00000-C01X99999, ni número de serie y emisor como 1A2B@C=UT, CN=CSCA UT.
ca.answerHasData	La respuesta a {command} tiene datos.
ca.keyAgreementTemplate3DES	MSE:Set KAT limita la mensajería segura a 3DES; el protocolo es {algorithm}.
ca.keyOfOtherKind	La entrada anuncia una clave de {kind}, pero la clave es de otro tipo.
ca.keyUnusable	La clave pública estática del chip no se puede usar. {error}.
ca.notAgreed	El chip no ha accedido a la autenticación del chip.
ca.refused	El chip rechazó la autenticación del chip: {meaning}.
ca.responseUnasked	Llegó una respuesta de la autenticación del chip sin ningún comando.
ca.tooManyKeys	El chip tiene más de {count} claves públicas estáticas; esta no se examinó.
cardAccess.absent	El documento no tiene EF.CardAccess, y no se firmó ningún PACEInfo.
cardAccess.bacUsed	Se usó el control de acceso básico, aunque el emisor firmó que el chip tiene PACE ({files}).
cardAccess.channelNotProven	El chip rechazó PACE o no respondió, y se usó el control de acceso básico. Pudo causarlo quien esté entre el lector y el chip.
cardAccess.confirmed	EF.CardAccess está confirmado por {files}.
cardAccess.dirCardSecurityNotProven	No está probado que EF.CardSecurity, que puede confirmar EF.DIR, sea del emisor.
cardAccess.dirCardSecurityNotRead	EF.CardSecurity, que puede confirmar EF.DIR, no se leyó.
cardAccess.dirConfirmed	EF.DIR es el que figura en EF.CardSecurity.
cardAccess.dirDiffers	EF.DIR no es el que figura en EF.CardSecurity.
cardAccess.dirInterrupted	La lectura terminó antes de completar EF.DIR.
cardAccess.dirNoCopy	EF.CardSecurity no tiene ninguna copia de EF.DIR.
cardAccess.dirNotAsked	EF.DIR no se leyó, y nada depende de él.
cardAccess.dirNotRead	EF.CardSecurity tiene una copia de EF.DIR, que no se leyó.
cardAccess.entriesNotSigned	{count} de {total, plural, one {# entrada} other {# entradas}} de EF.CardAccess no {count, plural, one {está firmada} other {están firmadas}}: no {count, plural, one {figura} other {figuran}} en {files}.
cardAccess.entriesSignedNowhere	{count} de {total, plural, one {# entrada} other {# entradas}} de EF.CardAccess no {count, plural, one {está firmada: el documento no la tiene} other {están firmadas: el documento no las tiene}}.
cardAccess.noAccessControl	Los archivos se leyeron sin control de acceso, aunque el emisor firmó que el chip tiene PACE ({files}).
cardAccess.noDomainParameters	No se usó PACE: ningún PACEInfo de {files} indica sus parámetros de dominio.
cardAccess.noPACEInfo	Ni EF.CardAccess ni ningún archivo firmado tiene un PACEInfo.
cardAccess.noSignedFile	No se leyó ningún archivo firmado.
cardAccess.notSigned	EF.CardAccess ofrece PACE, y ningún archivo firmado contiene un PACEInfo.
cardAccess.nothingToConfirm	EF.CardAccess no tiene nada que un archivo firmado deba confirmar.
cardAccess.openingNotRecorded	No consta cómo se abrió el chip.
cardAccess.paceFailed	El chip rechazó PACE o no respondió, y se usó el control de acceso básico. Después, la autenticación del chip protegió el canal.
cardAccess.paceHidden	El chip no mostró su PACE (EF.CardAccess), aunque el emisor firmó que el chip tiene PACE ({files}).
cardAccess.paceInfosHidden	En EF.CardAccess faltan PACEInfo que el emisor firmó: {count} de {total} ({files}).
cardAccess.paceUsed	Se usó PACE, y EF.CardAccess tiene todos los PACEInfo de {files}.
cardAccess.twoFiles	{first} y {second}
cardAccess.unknown	No se sabe si el chip tiene un EF.CardAccess.
cardAccess.withheld	El chip no entregó ningún EF.CardAccess, y según {files} lo tiene.
certificate.bitStringMalformed	La cadena de bits está mal formada.
certificate.extensionTwice	La extensión se indica dos veces.
certificate.identifierLength	El identificador está vacío o es demasiado largo.
certificate.keyNotUsable	no utilizable
certificate.link	enlace
certificate.listTooLong	Tiene {count, plural, one {# octeto} other {# octetos}}; se leen como máximo {maximum}.
certificate.noSuchKindOfName	Ese tipo de nombre no existe.
certificate.noSuchVersion	Esa versión no existe.
certificate.pathLengthOutOfRange	La longitud de la ruta está fuera de rango.
certificate.root	raíz
certificate.serialNumberMalformed	El número de serie está mal formado.
channel.answerToResetLength	La respuesta al reinicio de la otra parte tiene {count, plural, one {# octeto} other {# octetos}}; son posibles de 2 a 33.
channel.answerToResetLengthRemedy	Conecte un chip virtual que hable el protocolo de vpcd.
channel.commandTooLong	Un comando de {count, plural, one {# octeto} other {# octetos}} es demasiado largo para el lector, que admite {limit}.
channel.commandTooLongRemedy	Envíelo por partes, o use otro lector.
channel.commandTooShort	Un comando de {count, plural, one {# octeto} other {# octetos}} no es un comando: el mínimo es cuatro.
channel.commandTooShortRemedy	Codifique el comando como CommandAPDU.
channel.noConnection	No se puede aceptar ninguna conexión: {error}.
channel.noSocket	No se pudo abrir ningún socket: {error}.
channel.noVirtualChip	Ningún chip virtual se conectó al puerto {port}.
channel.noVirtualChipRemedy	Inicie uno, por ejemplo `epass simulate --connect 127.0.0.1:{port}`.
channel.portRemedy	Libere el puerto o indique otro, e inténtelo de nuevo.
channel.portUnusable	El puerto {port} de 127.0.0.1 no se puede usar: {error}.
channel.transcriptCommand	el comando {header} de {count, plural, one {# octeto} other {# octetos}}
channel.transcriptEnd	el fin de la conversación
channel.transcriptFailure	ningún comando: hay un error sin comando
channel.transcriptGotCommand	el comando {header}
channel.transcriptMismatch	Después de {played, plural, one {# comando} other {# comandos}}, la transcripción contiene {expected}; recibió {got}.
channel.transcriptNoResponse	La transcripción no tiene respuesta al comando {command}.
channel.transcriptNoResponseRemedy	Reproduzca una transcripción en la que se responda a todos los comandos.
channel.transcriptNothing	nada más
channel.transcriptReset	un reinicio
channel.transcriptResponse	ningún comando: hay una respuesta sin comando
channel.transcriptRestore	una espera del chip
channel.virtualChipGone	El chip virtual cerró la conexión.
channel.virtualChipGoneRemedy	Inicie el chip virtual y vuelva a leer.
channel.virtualChipLate	El chip virtual no respondió a tiempo.
channel.virtualChipLateRemedy	Mire si sigue en marcha y vuelva a leer.
channel.virtualChipUnasked	El chip virtual envió más de lo que se le pidió.
channel.virtualChipUnaskedRemedy	Corrija el chip virtual: una trama responde a un comando.
channel.virtualResponseTruncated	La respuesta del chip virtual tiene {count, plural, one {# octeto} other {# octetos}}; los octetos de estado son dos.
channel.virtualResponseTruncatedRemedy	Corrija el chip virtual.
channel.waitFailed	La espera falló: {error}.
check.deviationRefused	{deviation}. La política lo rechaza.
check.formRefused	{deviation}. Lo que se firmó no ha cambiado, pero la política rechaza esta forma.
check.hash	el hash de {file}
check.name.access.cardAccess.authenticity	EF.CardAccess frente a los archivos firmados
check.name.access.dir.authenticity	EF.DIR frente a EF.CardSecurity
check.name.access.protocol.downgrade	el uso de PACE cuando estaba firmado
check.name.access.protocol.established	la apertura del chip
check.name.access.terminalAuthentication.established	la prueba de los derechos del terminal
check.name.chip.activeAuthentication.signature	la prueba por autenticación activa
check.name.chip.chipAuthentication.keyAgreement	la prueba por autenticación del chip
check.name.chip.chipAuthenticationMapping.data	la prueba por mapeo de autenticación del chip
check.name.chip.proof.demanded	la prueba del chip que exige la política
check.name.document.dg11.matchesDG1	EF.DG11 frente a EF.DG1
check.name.document.dg12.matchesDG1	EF.DG12 frente a EF.DG1
check.name.document.expiry.current	la fecha de caducidad de EF.DG1
check.name.document.issuer.allowed	el Estado frente a los que admite la política
check.name.document.issuer.matchesSigner	el Estado expedidor frente al país del firmante de documentos
check.name.document.mrz.checkDigits	los dígitos de verificación de EF.DG1
check.name.document.mrz.matchesDG1	la MRZ impresa frente a EF.DG1
check.name.document.mrz.printedForm	la disposición y los dígitos de verificación de la MRZ impresa
check.name.document.operator.notBlocked	si el operador ha bloqueado la serie del documento
check.name.document.status.notReported	si el documento figura como perdido, robado o anulado
check.name.document.type.allowed	el tipo de documento frente a los que admite la política
check.name.document.validity.period	la validez del documento frente a la que exige la política
check.name.integrity.com.matchesSOD	EF.COM frente a EF.SOD
check.name.integrity.dataGroups.structure	la estructura de los grupos de datos
check.name.integrity.mandatoryDataGroups	los grupos de datos que tiene todo documento
check.name.issuer.cardSecurity.revocation	el estado de revocación del firmante de EF.CardSecurity
check.name.issuer.cardSecurity.signature	la ruta del firmante de EF.CardSecurity a su CSCA
check.name.issuer.cardSecurity.validity	la validez de los certificados en que se apoya EF.CardSecurity
check.name.issuer.csca.usagePeriod	el período en que firma la clave de la CSCA
check.name.issuer.csca.validity	la validez del certificado CSCA
check.name.issuer.ds.algorithms	los algoritmos de EF.SOD y de la ruta hasta la CSCA
check.name.issuer.ds.documentType	los tipos de documento que puede producir el firmante
check.name.issuer.ds.revocation	el estado de revocación del firmante de documentos
check.name.issuer.ds.signature	la ruta del firmante de documentos a su CSCA
check.name.issuer.ds.usagePeriod	el período en que firma la clave del firmante de documentos
check.name.issuer.ds.validity	la validez del certificado del firmante de documentos
check.name.issuer.material.age	la antigüedad de las listas en que se apoya el veredicto
check.name.issuer.operator.notBlocked	si el operador ha bloqueado al firmante de documentos o a su CSCA
check.name.lds2.csca.usagePeriod	el período en que firma la clave de la CSCA en que se apoya el registro
check.name.lds2.csca.validity	la validez del certificado CSCA en que se apoya el registro
check.name.lds2.record.certificate	el certificado al que remite el registro
check.name.lds2.record.date	la fecha del registro
check.name.lds2.record.holder	el pasaporte que indica el registro
check.name.lds2.record.searchCopy	la copia del Estado que acompaña a los datos firmados
check.name.lds2.record.signature	la firma del registro
check.name.lds2.signer.algorithms	los algoritmos del registro y de su ruta
check.name.lds2.signer.name	el nombre que precede al certificado del firmante del registro
check.name.lds2.signer.profile	el perfil del certificado del firmante del registro
check.name.lds2.signer.revocation	el estado de revocación del firmante del registro
check.name.lds2.signer.role	si el firmante puede firmar registros así
check.name.lds2.signer.signature	la ruta del firmante del registro a su CSCA
check.name.lds2.signer.state	el Estado del registro frente al de su firmante
check.name.lds2.signer.validity	la validez del certificado del firmante del registro
check.name.seal.content.features	los campos del sello
check.name.seal.content.signature	la firma del sello
check.name.seal.content.structure	la estructura del sello
check.name.seal.csca.usagePeriod	el período en que firma la clave de la CSCA en que se apoya el sello
check.name.seal.csca.validity	la validez del certificado CSCA en que se apoya el sello
check.name.seal.document.dateOfIssue	las fechas del sello
check.name.seal.document.expiry	la fecha de caducidad del documento que lleva el sello
check.name.seal.issuer.matchesSigner	el Estado expedidor del sello frente al país de su firmante
check.name.seal.mrz.checkDigits	los dígitos de verificación de la zona del sello
check.name.seal.mrz.matchesHeader	el Estado expedidor en la zona del sello frente a su encabezado
check.name.seal.mrz.matchesPrinted	la zona del sello frente a la impresa
check.name.seal.operator.notBlocked	si el operador ha bloqueado al firmante del sello, a su CSCA o la serie del documento
check.name.seal.passport.matchesPrinted	el número de pasaporte del sello frente al pasaporte
check.name.seal.signer.certificate	el certificado del firmante del sello
check.name.seal.signer.documentType	los tipos de documento para los que puede hacer sellos el firmante del sello
check.name.seal.signer.revocation	el estado de revocación del firmante del sello
check.name.seal.signer.signature	la ruta del firmante del sello a su CSCA
check.name.seal.signer.usagePeriod	el período en que firma la clave del firmante del sello
check.name.seal.signer.validity	la validez del certificado del firmante del sello
check.name.securityObject.cardSecurity.signature	la firma de EF.CardSecurity
check.name.securityObject.cardSecurity.signedAttributes	los atributos firmados de EF.CardSecurity
check.name.securityObject.cardSecurity.structure	la estructura de EF.CardSecurity
check.name.securityObject.sod.signature	la firma de EF.SOD
check.name.securityObject.sod.signedAttributes	los atributos firmados de EF.SOD
check.name.securityObject.sod.structure	la estructura de EF.SOD
check.noRevocationList	En el almacén no hay ninguna lista de revocación del emisor.
check.noSecurityObject	No hay un objeto de seguridad con un único firmante con el que evaluar.
check.noSignerCertificate	No se conoce el certificado del firmante de documentos.
chip.activeAuthentication	autenticación activa
chip.answerNotAllowed	La norma no permite lo que respondió el chip en {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}}.
chip.answerNotJudged	No se evaluó lo que respondió el chip: {why}.
chip.answeredUnderKeys	El chip respondió con las claves de la autenticación del chip ({group}, {cipher}).
chip.cardSecurityAbsent	El chip no tiene EF.CardSecurity, que contiene su clave.
chip.cardSecurityDenied	El chip denegó el acceso a EF.CardSecurity, que contiene su clave.
chip.cardSecurityTooLarge	EF.CardSecurity, que contiene la clave del chip, es mayor que lo que se lee de él.
chip.cardSecurityUndecodable	EF.CardSecurity, que contiene la clave del chip, no se puede descodificar.
chip.certificateTooLong	Un certificado no cabe en lo que transmiten el lector y el chip.
chip.challengeNone	Lo que consta como reto no tiene 8 octetos.
chip.channelLostDuring	El canal se perdió durante {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}}.
chip.channelLostOver	El canal se perdió al leer {file}.
chip.chipAuthentication	autenticación del chip
chip.chipAuthenticationMapping	mapeo de autenticación del chip
chip.dataGroup14NotAuthenticated	No se sabe si DG14 es el que se firmó, así que lo que ofrece no cuenta.
chip.dataGroup14Undecodable	DG14 no se puede descodificar.
chip.dataGroupThere	aunque el documento tiene el grupo de datos {number}
chip.dataNotRecorded	porque sus datos no están en las evidencias
chip.deviationsRefused	{what}. {deviations}. La política lo rechaza.
chip.endedDuring	La lectura terminó durante {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}}.
chip.fileNotInSecurityObject	EF.SOD no incluye ese archivo.
chip.fileNotRead	porque {file} no se leyó
chip.groupUnknown	El grupo que consta no se conoce.
chip.joinedKeys	El chip unió la clave de su canal PACE a su clave estática ({group}).
chip.keyFileDenied	El chip denegó el acceso a {file}, que contiene la clave para la prueba.
chip.keyFileMissing	EF.SOD tiene un hash de {file}, que contiene la clave del chip, pero el chip dice que ese archivo no existe.
chip.keyNotAuthenticated	{what}, con una clave de {file} que no está autenticada. {why}.
chip.keyTooLong	El lector no transmite tantos octetos como tiene la clave.
chip.leftOut	Quien leyó el documento omitió {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}}.
chip.mapping.confirmed	la ecuación se cumple
chip.mapping.groupMismatch	la clave es de otro grupo
chip.mapping.lengthInvalid	no tiene tantos octetos como el orden del grupo
chip.mapping.mismatch	la ecuación no se cumple
chip.mapping.outOfRange	el número es cero o no es menor que el orden del grupo
chip.mapping.paddingInvalid	su relleno es incorrecto
chip.mappingDataNone	Los datos de autenticación del chip que este envió no se pueden descifrar.
chip.mappingKeyMissing	EF.CardSecurity no tiene ninguna clave con el identificador de los parámetros de dominio con los que se ejecutó PACE.
chip.mappingKeyUnusable	La clave de EF.CardSecurity con ese identificador es de otro grupo o no se puede usar.
chip.mappingNotOffered	El chip no ofrece el mapeo de autenticación del chip.
chip.mappingNotUsed	El chip ofrece el mapeo de autenticación del chip, y se abrió de otra manera.
chip.noChain	Ningún certificado del terminal lleva a un punto de confianza del chip.
chip.noChainTo	Ningún certificado del terminal lleva a un punto de confianza del chip ({authorities}).
chip.noChannel	La autenticación del terminal necesita un canal de autenticación del chip.
chip.noCredentials	El terminal no tiene certificados ni clave para la autenticación del terminal.
chip.noDataGroup	El documento no tiene el grupo de datos {number}.
chip.noKeyInDataGroup14	DG14 no tiene ninguna clave para la autenticación del chip.
chip.noKeyOfThatID	DG14 no tiene ninguna clave utilizable con el identificador usado en la autenticación del chip.
chip.noRightToFile	Los certificados del terminal no dan derecho a este archivo.
chip.noRights	Los certificados del terminal no dan derecho a ningún grupo de datos.
chip.noTrustPoint	El chip no indica ninguna autoridad que aceptaría.
chip.noUsableKey	Ninguna clave de DG14 se puede usar para la autenticación del chip.
chip.notReached	La lectura terminó antes de {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}}.
chip.notRecorded	No consta {method, select, activeAuthentication {ninguna autenticación activa} chipAuthentication {ninguna autenticación del chip} chipAuthenticationMapping {ningún mapeo de autenticación del chip} terminalAuthentication {ninguna autenticación del terminal} other {{method}}}, {why}.
chip.notRun	No se ejecutó {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}}, {why}.
chip.notShownGenuine	El terminal solo muestra sus certificados a chips auténticos, y ninguna CSCA de confianza avaló este.
chip.notSigned	El chip no pudo probar que es el que expidió el Estado: es una copia o ha sido sustituido ({why, message}).
chip.offerMalformed	Una entrada que podría ofrecerlo no se puede decodificar. {error}.
chip.offeredInDataGroup14	aunque DG14 la ofrece
chip.offersUnknown	DG14 ofrece autenticación del chip, pero la clave o el protocolo para ella falta o no se conoce.
chip.openingNotKnown	porque no se sabe cómo se abrió el chip
chip.otherChallenge	El reto que recibió el chip no es el del verificador.
chip.otherChannel	{file} no se leyó en el canal que abrió el mapeo de autenticación del chip.
chip.otherChannelOfKeys	{file} no se leyó en el canal que abrió la autenticación del chip, y EF.CardSecurity no dice cuál es su documento.
chip.privateKeyNotKnown	Falló la autenticación del chip: el chip no conoce la clave privada.
chip.refusal.algorithmUnsupported	la función hash no es ninguna de las de la norma
chip.refusal.digestMismatch	el resumen no es el del reto
chip.refusal.headerInvalid	lo recuperado no tiene encabezado de ISO/IEC 9796-2
chip.refusal.keyMalformed	DG15 no contiene ninguna clave pública
chip.refusal.keyUnsupported	la clave de DG15 es de un tipo o tamaño no admitido
chip.refusal.libraryFailed	falló la biblioteca criptográfica
chip.refusal.messageTooShort	no se recuperó nada del mensaje
chip.refusal.notPartialRecovery	lo recuperado es un mensaje entero y no una parte
chip.refusal.paddingInvalid	el relleno anterior a la parte recuperada es incorrecto
chip.refusal.responseTooLong	la respuesta es más larga que una firma de esta clave
chip.refusal.responseTruncated	la respuesta es más corta que una firma de esta clave
chip.refusal.signatureFormat	la respuesta no es una firma ECDSA
chip.refusal.signatureInvalid	la firma es de otra clave o sobre otro reto
chip.refusal.signatureOutOfRange	un número de la firma está fuera de rango
chip.refusal.trailerHashMismatch	la cola indica una función hash distinta de la del resumen
chip.refusal.trailerUnknown	lo recuperado no tiene cola de ISO/IEC 9796-2
chip.refused	El chip rechazó {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}}.
chip.refusedAtStep	El chip rechazó {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}} ({step}, {status}).
chip.refusedWithStatus	El chip rechazó {method, select, activeAuthentication {la autenticación activa} chipAuthentication {la autenticación del chip} chipAuthenticationMapping {el mapeo de autenticación del chip} terminalAuthentication {la autenticación del terminal} other {{method}}} ({status}).
chip.responseDoesNotFit	La firma del chip es demasiado larga: de una respuesta no llegan más de {most} octetos.
chip.responseNotRecorded	No consta ninguna respuesta a la autenticación activa.
chip.responseShort	La respuesta del chip es más corta que una firma de la clave de DG15, aunque había sitio para una entera.
chip.securityObjectMissing	No hay objeto de seguridad que diga lo que ofrece el documento.
chip.securityObjectNotReached	La lectura terminó antes de llegar al objeto de seguridad.
chip.signedDataGroup14NotRead	porque no se leyó el DG14 que estaba firmado
chip.signedTerminalsChallenge	El chip firmó un reto del terminal ({algorithm}).
chip.signedVerifiersChallenge	El chip firmó el reto del verificador ({algorithm}).
chip.staticKeyNotReached	Lo que envió el chip no lleva a su clave estática: {why}.
chip.terminalAccepted	El chip aceptó el terminal.
chip.terminalAuthentication	autenticación del terminal
chip.terminalDidNotSign	La clave del terminal no firmó el reto del chip.
chip.terminalMayRead	El chip aceptó el terminal, que puede leer {files}.
chip.terminalNotOffered	DG14 no ofrece la autenticación del terminal.
chip.terminalNotSigned	La clave del terminal no firmó el reto del chip. {error}.
chip.terminalUnverified	{what}, aunque no se había demostrado que el chip fuera auténtico (laboratorio).
claim.activeAuthentication	la autenticación activa tuvo éxito
claim.chipAuthentication	la autenticación del chip tuvo éxito
claim.chipAuthenticationMapping	el mapeo de autenticación del chip tuvo éxito
claim.passiveAuthentication	la autenticación pasiva tuvo éxito
cli.nameFile	Indique un archivo o una carpeta; puede que una variable del shell no tuviera valor.
cli.policyAt	{file}:{line}:{column}: {error}
cli.simulatorMember	La descripción del documento es incorrecta en {member}. {error}.
cli.trustUnusable	El material de confianza no se puede usar. {error}.
cli.trustUnusableIn	El material de confianza de {place} no se puede usar. {error}.
conformance.advised	No cumplen lo recomendado: {count, plural, one {# regla} other {# reglas}}; --json y --html indican cuáles.
conformance.all	todas
conformance.answer.either	cualquiera de los dos
conformance.answer.failed	fallo
conformance.answer.successful	éxito
conformance.ask	¿Qué respondió el lector? Escriba s si fue éxito, f si fue fallo y cualquier otra cosa si no respondió nada:
conformance.at	{file}:{line}:{column}: {error}
conformance.because	Debe fallar por uno de estos motivos: {reasons}
conformance.becauseOfSuccess	Solo un caso que debe fallar indica por qué.
conformance.chipNotOpened	No se pudo abrir el chip: {answer}.
conformance.clause	Cláusula: {clause}
conformance.configurationUnknown	No existe la configuración {name}.
conformance.cvcaPair	--cvca y --cvca-key se indican juntos.
conformance.destructiveLeft	{count, plural, one {# caso deja} other {# casos dejan}} el chip con otra fecha u otro punto de confianza y no {count, plural, one {se ejecutó} other {se ejecutaron}}; con --destructive {count, plural, one {se ejecuta} other {se ejecutan}}.
conformance.diffChanged	{name}: {before}, después {after}
conformance.diffGone	{name}: {before}, y no ejecutado la segunda vez
conformance.diffNew	{name}: no ejecutado la primera vez, después {after}
conformance.diffNothing	Todos los casos dieron el mismo resultado en ambas ejecuciones.
conformance.differs	Por decisión propia: {why}
conformance.doubled	El nombre {name} aparece dos veces.
conformance.finding	{place}: esperado: {expected}; observado: {observed}
conformance.heading.fail	fallido
conformance.heading.inconclusive	sin determinar
conformance.heading.notApplicable	no aplicable
conformance.heading.pass	superado
conformance.heading.title	tema
conformance.heading.unit	unidad
conformance.listAlone	--list y --print-ics no se pueden combinar.
conformance.listNames	epass conform {campaign} --list enumera todas las reglas y unidades.
conformance.memberMissing	Falta el miembro {name}.
conformance.misread	Leídos sin deber serlo, o al revés: {files}
conformance.noAuthority	Esto no es un certificado de una CVCA.
conformance.noBoolean	Esto debe ser true o false.
conformance.noCase	Ningún caso se llama {name}.
conformance.noCertificate	No existe el certificado {name}.
conformance.noChipDate	--chip-date admite un día, AAAA-MM-DD.
conformance.noConfiguration	Un caso indica una configuración o, en notMade, por qué no se puede crear ninguna.
conformance.noDataGroup	Esto debe ser uno de los grupos de datos DG1 a DG16.
conformance.noDate	Esto debe ser un día, en la forma AAAA-MM-DD.
conformance.noExpression	Esto debe constar de octetos en dígitos hexadecimales, objetos de datos y nombres, como en 83(trustPoint); Docs/conformance.md enumera los nombres.
conformance.noFile	Esto debe ser el nombre de un archivo, como DG1, COM o CardAccess.
conformance.noFiles	{folder} no contiene ningún archivo de casos: un archivo NAME.json con un miembro cases.
conformance.noFilesRemedy	Indique una carpeta como Conformance/reader o Conformance/chip, o un archivo de ella.
conformance.noHolder	Esto debe ser CVCA, o un nemónico de uno a nueve caracteres y tres dígitos.
conformance.noList	Esto debe ser una lista de {most, plural, one {# elemento} other {# elementos}} como máximo.
conformance.noMaterial	{file} no tiene ningún certificado, ninguna lista de revocación ni ninguna lista firmada.
conformance.noMember	Aquí no existe el miembro {name}.
conformance.noName	Esto debe ser un nombre de letras, dígitos, puntos, guiones, guiones bajos y barras, 80 como máximo.
conformance.noNumber	Esto debe ser un número de {least} a {most}.
conformance.noObject	Esto debe ser un objeto.
conformance.noRelativeDay	Esto debe ser un día contado desde start o end, como start+1m-2d.
conformance.noSchema	Esto debe ser {schema}.
conformance.noStatusWord	Esto debe constar de palabras de estado: ok, error, refused, warning, o cuatro dígitos hexadecimales cada una.
conformance.noStep	Un paso tiene exactamente uno de estos miembros: {words}.
conformance.noText	Esto debe ser un texto de {most} octetos como máximo, sin caracteres de control.
conformance.noUnit	Ninguna unidad se llama {name}.
conformance.noWord	Esto debe ser una de estas palabras: {words}.
conformance.notObserved	{outcome}  {name}: {title}. Esperado: {expected}; no se observó nada
conformance.observeAlone	--observe se refiere a otro lector: indique con --vpcd dónde está.
conformance.observeNeeded	No hay nadie que escriba lo que responde el lector.
conformance.observeNeededRemedy	Ejecútelo en un terminal, o indique con --observe un comando que haga funcionar el lector.
conformance.observeTimeoutRange	--observe-timeout admite de 1 a 3600 segundos.
conformance.observeWords	Las palabras de {command} no se pueden separar.
conformance.observed	{outcome}  {name}: {title}. Esperado: {expected}; observado: {observed}
conformance.open	{outcome}  {unit}: {count, plural, one {# regla} other {# reglas}}, a partir de {name}: {reason}
conformance.otherReason	Falló, pero por ninguno de los motivos por los que debe fallar.
conformance.outcome.fail	FALLIDO
conformance.outcome.inconclusive	SIN DETERMINAR
conformance.outcome.notApplicable	NO APLICABLE
conformance.outcome.pass	SUPERADO
conformance.pageCases	{name}: {title}
conformance.pageCounts	{pass} de {count} con el resultado esperado
conformance.pageNote	Todos los documentos de estos casos los genera el simulador; no existe nadie con ese nombre.
conformance.pagePolicy	Política: {policy}
conformance.pageTitle	Conformidad de {subject}
conformance.pageTrace	Traza: {count, plural, one {# paso} other {# pasos}}
conformance.pageUnits	Unidades
conformance.printed	Impreso en el documento: {lines}
conformance.profilesFound	El chip declara: {profiles}
conformance.progress	Casos: {done} de {count}
conformance.reasons	Motivos: {reasons}
conformance.resumeOther	{file} contiene los resultados de otro programa o de otra política.
conformance.resumeOtherRemedy	Continúe con el mismo programa y la misma política, o empiece de nuevo.
conformance.resumed	{count, plural, one {Se tomó # resultado} other {Se tomaron # resultados}} de {file}.
conformance.rowDeleted	{name} no tiene texto: se suprimió en la edición {edition}.
conformance.rowMoved	{name} no tiene texto en la presente edición: pasó a la parte 4 de la especificación de ensayos de la OACI, como {other}.
conformance.rule	{outcome}  {name}: {title}
conformance.ruleSummary	{pass, plural, one {# regla cumplida} other {# reglas cumplidas}}, {fail, number} incumplidas, {open, number} sin poder juzgarse; {others, plural, one {# no se aplica} other {# no se aplican}} a estos archivos.
conformance.step	Paso {number}{way, select, bac { después de BAC} pace { después de PACE} other {}}, {what}: esperado: {expected}; observado: {observed}
conformance.summary	{pass, number} de {count, number} casos salieron como se esperaba, {fail, number} no; {open, number} no se pudieron observar. {others, plural, one {# caso más no procede} other {# casos más no proceden}}.
conformance.told	{done} de {count}: {name}, {title}. Resultado esperado: {expected}.
country.bothUnknown	La CSCA y el {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} indican un país que no figura en la tabla de códigos ({country}).
country.britishTerritory	DG1 indica una condición de nacionalidad británica ({state}); el firmante de documentos, un territorio británico ({country}).
country.cardSecurityDiffers	El país que firmó {file} ({signing}) no es el que firmó el documento ({country}).
country.meant	¿Quiso decir {names}?
country.nationalityOnly	El Estado expedidor de DG1 ({state}) es el código de una nacionalidad y no de un expedidor.
country.noState	DG1 no indica ningún Estado expedidor.
country.notNamed	La CSCA o el {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} no indica ningún país.
country.ofDocumentSignerUnknown	No se conoce el país del firmante de documentos.
country.ofDocumentUnknown	No se conoce el país del documento, que debe ser el del firmante.
country.ofSignerUnknown	No se conoce el país del firmante.
country.oneUnknown	De los países de la CSCA ({authority}) y del {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} ({country}), uno no figura en la tabla de códigos.
country.signerDiffers	El país de la CSCA ({authority}) no es el del {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} ({country}).
country.signerNamesNone	El firmante de documentos no indica ningún país.
country.signerUnknown	El país del firmante de documentos ({country}) no figura en la tabla de códigos.
country.stateDiffers	El Estado expedidor de DG1 ({state}; {issuer}) no es el país del firmante de documentos ({country}).
country.stateMatches	El Estado expedidor de DG1 es el país del firmante de documentos ({country}).
country.stateNamed	El Estado expedidor de DG1 es el que indican los certificados ({state}).
country.stateUnknown	El Estado expedidor de DG1 ({state}) no figura en la tabla de códigos.
country.stateWithoutLetters	El Estado expedidor de DG1 ({state}) no tiene dos letras que pueda llevar un certificado; país del firmante de documentos: {country}.
country.unknown	Ningún país se llama {text}.
country.unknownMeant	Ningún país se llama {text}. ¿Quiso decir {names}?
country:AD	Andorra
country:AE	Emiratos Árabes Unidos
country:AF	Afganistán
country:AG	Antigua y Barbuda
country:AI	Anguila
country:AL	Albania
country:AM	Armenia
country:AN	Antillas Neerlandesas
country:AO	Angola
country:AQ	Antártida
country:AR	Argentina
country:AS	Samoa Americana
country:AT	Austria
country:AU	Australia
country:AW	Aruba
country:AX	Islas Aland
country:AZ	Azerbaiyán
country:BA	Bosnia y Herzegovina
country:BB	Barbados
country:BD	Bangladés
country:BE	Bélgica
country:BF	Burkina Faso
country:BG	Bulgaria
country:BH	Baréin
country:BI	Burundi
country:BJ	Benín
country:BL	San Bartolomé
country:BM	Bermudas
country:BN	Brunéi
country:BO	Bolivia
country:BQ	Caribe neerlandés
country:BR	Brasil
country:BS	Bahamas
country:BT	Bután
country:BV	Isla Bouvet
country:BW	Botsuana
country:BY	Bielorrusia
country:BZ	Belice
country:CA	Canadá
country:CC	Islas Cocos
country:CD	República Democrática del Congo
country:CF	República Centroafricana
country:CG	Congo
country:CH	Suiza
country:CI	Côte d’Ivoire
country:CK	Islas Cook
country:CL	Chile
country:CM	Camerún
country:CN	China
country:CO	Colombia
country:CR	Costa Rica
country:CU	Cuba
country:CV	Cabo Verde
country:CW	Curazao
country:CX	Isla de Navidad
country:CY	Chipre
country:CZ	Chequia
country:DE	Alemania
country:DJ	Yibuti
country:DK	Dinamarca
country:DM	Dominica
country:DO	República Dominicana
country:DZ	Argelia
country:EC	Ecuador
country:EE	Estonia
country:EG	Egipto
country:EH	Sáhara Occidental
country:ER	Eritrea
country:ES	España
country:ET	Etiopía
country:EU	Unión Europea
country:FI	Finlandia
country:FJ	Fiyi
country:FK	Islas Malvinas
country:FM	Micronesia
country:FO	Islas Feroe
country:FR	Francia
country:GA	Gabón
country:GB	Reino Unido
country:GD	Granada
country:GE	Georgia
country:GF	Guayana Francesa
country:GG	Guernesey
country:GH	Ghana
country:GI	Gibraltar
country:GL	Groenlandia
country:GM	Gambia
country:GN	Guinea
country:GP	Guadalupe
country:GQ	Guinea Ecuatorial
country:GR	Grecia
country:GS	Islas Georgia del Sur y Sandwich del Sur
country:GT	Guatemala
country:GU	Guam
country:GW	Guinea-Bisáu
country:GY	Guyana
country:HK	RAE de Hong Kong (China)
country:HM	Islas Heard y McDonald
country:HN	Honduras
country:HR	Croacia
country:HT	Haití
country:HU	Hungría
country:IA	OACI
country:ID	Indonesia
country:IE	Irlanda
country:IL	Israel
country:IM	Isla de Man
country:IN	India
country:IO	Territorio Británico del Océano Índico
country:IQ	Irak
country:IR	Irán
country:IS	Islandia
country:IT	Italia
country:JE	Jersey
country:JM	Jamaica
country:JO	Jordania
country:JP	Japón
country:KE	Kenia
country:KG	Kirguistán
country:KH	Camboya
country:KI	Kiribati
country:KM	Comoras
country:KN	San Cristóbal y Nieves
country:KP	Corea del Norte
country:KR	Corea del Sur
country:KS	Kosovo
country:KW	Kuwait
country:KY	Islas Caimán
country:KZ	Kazajistán
country:LA	Laos
country:LB	Líbano
country:LC	Santa Lucía
country:LI	Liechtenstein
country:LK	Sri Lanka
country:LR	Liberia
country:LS	Lesoto
country:LT	Lituania
country:LU	Luxemburgo
country:LV	Letonia
country:LY	Libia
country:MA	Marruecos
country:MC	Mónaco
country:MD	Moldavia
country:ME	Montenegro
country:MF	San Martín
country:MG	Madagascar
country:MH	Islas Marshall
country:MK	Macedonia del Norte
country:ML	Mali
country:MM	Myanmar (Birmania)
country:MN	Mongolia
country:MO	RAE de Macao (China)
country:MP	Islas Marianas del Norte
country:MQ	Martinica
country:MR	Mauritania
country:MS	Montserrat
country:MT	Malta
country:MU	Mauricio
country:MV	Maldivas
country:MW	Malaui
country:MX	México
country:MY	Malasia
country:MZ	Mozambique
country:NA	Namibia
country:NC	Nueva Caledonia
country:NE	Níger
country:NF	Isla Norfolk
country:NG	Nigeria
country:NI	Nicaragua
country:NL	Países Bajos
country:NO	Noruega
country:NP	Nepal
country:NR	Nauru
country:NT	Zona Neutral
country:NU	Niue
country:NZ	Nueva Zelanda
country:OM	Omán
country:PA	Panamá
country:PE	Perú
country:PF	Polinesia Francesa
country:PG	Papúa Nueva Guinea
country:PH	Filipinas
country:PK	Pakistán
country:PL	Polonia
country:PM	San Pedro y Miquelón
country:PN	Islas Pitcairn
country:PR	Puerto Rico
country:PS	Territorios Palestinos
country:PT	Portugal
country:PW	Palaos
country:PY	Paraguay
country:QA	Catar
country:RE	Reunión
country:RO	Rumanía
country:RS	Serbia
country:RU	Rusia
country:RW	Ruanda
country:SA	Arabia Saudí
country:SB	Islas Salomón
country:SC	Seychelles
country:SD	Sudán
country:SE	Suecia
country:SG	Singapur
country:SH	Santa Elena
country:SI	Eslovenia
country:SJ	Svalbard y Jan Mayen
country:SK	Eslovaquia
country:SL	Sierra Leona
country:SM	San Marino
country:SN	Senegal
country:SO	Somalia
country:SR	Surinam
country:SS	Sudán del Sur
country:ST	Santo Tomé y Príncipe
country:SV	El Salvador
country:SX	Sint Maarten
country:SY	Siria
country:SZ	Esuatini
country:TC	Islas Turcas y Caicos
country:TD	Chad
country:TF	Territorios Australes Franceses
country:TG	Togo
country:TH	Tailandia
country:TJ	Tayikistán
country:TK	Tokelau
country:TL	Timor-Leste
country:TM	Turkmenistán
country:TN	Túnez
country:TO	Tonga
country:TR	Turquía
country:TT	Trinidad y Tobago
country:TV	Tuvalu
country:TW	Taiwán
country:TZ	Tanzania
country:UA	Ucrania
country:UG	Uganda
country:UM	Islas menores alejadas de EE. UU.
country:UN	Naciones Unidas
country:US	Estados Unidos
country:UY	Uruguay
country:UZ	Uzbekistán
country:VA	Ciudad del Vaticano
country:VC	San Vicente y las Granadinas
country:VE	Venezuela
country:VG	Islas Vírgenes Británicas
country:VI	Islas Vírgenes de EE. UU.
country:VN	Vietnam
country:VU	Vanuatu
country:WF	Wallis y Futuna
country:WS	Samoa
country:XBA	Banco Africano de Desarrollo
country:XCC	Comunidad del Caribe
country:XCE	Consejo de Europa
country:XCO	Mercado Común para África Oriental y Meridional
country:XDC	Comunidad de África Meridional para el Desarrollo
country:XEC	Comunidad Económica de Estados de África Occidental
country:XES	Organización de Estados del Caribe Oriental
country:XIM	Banco Africano de Exportación e Importación
country:XMP	Asamblea Parlamentaria del Mediterráneo
country:XOM	Soberana Orden Militar de Malta
country:XPO	INTERPOL
country:YE	Yemen
country:YT	Mayotte
country:ZA	Sudáfrica
country:ZM	Zambia
country:ZW	Zimbabue
crypto.algorithmMissing	A OpenSSL le falta {algorithm}.
crypto.algorithmOfOtherKey	{algorithm} no es un algoritmo de una clave {key}.
crypto.algorithmRefused	OpenSSL rechazó {algorithm}.
crypto.algorithmsMissing	A OpenSSL le falta un algoritmo de Doc 9303.
crypto.allowanceSpent	El documento indica más grupos grandes propios de los que se comprueban; este, de {bits, plural, one {# bit} other {# bits}}, no se comprobó.
crypto.bitStringNotWhole	Se espera una cadena de bits de octetos enteros.
crypto.blockNotEncrypted	El bloque no se pudo cifrar.
crypto.bufferTooSmall	El búfer de salida es demasiado pequeño.
crypto.cipherFailed	{cipher} falló.
crypto.cipherNotKeyed	No se pudo dar la clave al contexto de cifrado.
crypto.cmacRefused	CMAC rechazó su cifrado.
crypto.coordinateTooLarge	Una coordenada no es menor que el primo.
crypto.coordinatesNoResidues	Las coordenadas no son residuos módulo el primo de {group}.
crypto.curveEncodingNotChosen	No se pudo elegir la codificación de la curva.
crypto.curveMissing	A esta compilación de OpenSSL le falta la curva {curve}.
crypto.curveNotExplicit	Los parámetros de la curva no son explícitos.
crypto.curveNotListed	La curva {curve} no está en la lista.
crypto.divisionFailed	Falló una división.
crypto.dsaKeyRefused	OpenSSL rechazó la clave DSA.
crypto.dsaMissing	A OpenSSL le falta DSA.
crypto.dsaOrderBounds	El orden de una clave DSA tiene 160, 224 o 256 bits; este tiene {bits}.
crypto.dsaParametersInherited	La clave DSA no tiene parámetros de dominio propios.
crypto.dsaPrimeBounds	El número primo de una clave DSA tiene de 1024 a 3072 bits y es impar; este tiene {bits}.
crypto.elementCut	La codificación termina dentro de un elemento.
crypto.elementMissing	La codificación termina donde se espera un elemento.
crypto.elementOfOtherGroup	Un elemento de {element} no es un elemento de {group}.
crypto.fixedSequenceEnds	La secuencia fija de octetos aleatorios ha llegado a su fin.
crypto.generatorBounds	Un generador está entre 2 y p-2.
crypto.generatorOrder	El generador no tiene el orden indicado.
crypto.groupNotListed	Los números no son los de ningún grupo de la lista.
crypto.hashNotBegun	No se pudo iniciar {hash}.
crypto.hashNotComputed	No se pudo calcular {hash}.
crypto.ivLength	El vector de inicialización tiene {length, plural, one {# octeto} other {# octetos}}.
crypto.keyAlgorithmUnsupported	El algoritmo de clave {algorithm} no se admite.
crypto.keyLength	Una clave de {cipher} tiene {length, plural, one {# octeto} other {# octetos}}.
crypto.keyNotCopied	No se pudo copiar la clave.
crypto.keyNotDerived	No se pudo derivar la clave.
crypto.keyNotGenerated	No se pudo generar la clave.
crypto.keyOpensNoSignature	Una clave {key} no abre firmas: solo lo hace RSA.
crypto.keyVerifiesNoECDSA	Una clave {key} no verifica firmas ECDSA.
crypto.lengthNotDER	Una longitud no es DER, o es demasiado grande.
crypto.lengthNotMinimal	Una longitud no es mínima.
crypto.macLength	Un MAC tiene {length, plural, one {# octeto} other {# octetos}}.
crypto.macNoWholeBlocks	La entrada del MAC no es un número entero de bloques.
crypto.macNotComputed	No se pudo calcular el MAC.
crypto.modularOperationFailed	Falló una operación modular.
crypto.modulusBounds	Un módulo es un primo impar de 512 octetos como máximo.
crypto.modulusNotPrepared	No se pudo preparar un módulo.
crypto.neutralElement	El elemento neutro de {group} no es ni una clave pública ni un secreto.
crypto.noCipherContext	No se pudo crear ningún contexto de cifrado.
crypto.noCoordinate	No se pudo obtener la coordenada x de un punto de {curve}.
crypto.noCurve	{group} no es una curva.
crypto.noCurveNorParameters	La clave no tiene ni el nombre de una curva ni sus parámetros.
crypto.noDomainParameters	No hay parámetros de dominio normalizados con este número.
crypto.noIntegratedMapping	{group} no es un grupo del mapeo integrado.
crypto.noMemoryForComputation	No hay memoria para un cálculo.
crypto.noMemoryForGroup	No hay memoria para {group}.
crypto.noMemoryForModulus	No hay memoria para un módulo.
crypto.noMemoryForNumber	No hay memoria para un número.
crypto.noMemoryForPoint	No hay memoria para un punto de {curve}.
crypto.noPEMKey	Esto no es una clave privada sin cifrar en PEM.
crypto.noPKCS8	Esto no es una clave privada PKCS #8 de RSA o de una curva.
crypto.noPadding	El texto descifrado no termina en relleno.
crypto.noPrimeField	La curva no está sobre un cuerpo primo.
crypto.noRandomOctets	El generador aleatorio no dio octetos.
crypto.noRandomScalar	El generador aleatorio no dio ningún escalar de {group}.
crypto.noSuchElement	Ese elemento no existe en {group}.
crypto.noTestGenerator	No se pudo preparar el generador de prueba.
crypto.noWholeBlocks	La entrada no es un número entero de bloques de {length, plural, one {# octeto} other {# octetos}}.
crypto.notSigned	OpenSSL no pudo firmar con {algorithm}.
crypto.numberNoResidue	El número no es un residuo módulo el primo de {group}.
crypto.numberNotMinimal	Un número no es mínimo.
crypto.numberNotPositive	Se espera un número positivo.
crypto.numberNotReduced	No se pudo reducir un número.
crypto.objectIdentifierMalformed	Un identificador de objeto está mal formado.
crypto.octetsFollow	Hay más octetos donde debería terminar la codificación.
crypto.oneBlockWanted	Se quiere un bloque de {length, plural, one {# octeto} other {# octetos}}.
crypto.orderBounds	El orden de un subgrupo tiene al menos {least} bits y menos que el primo; este tiene {bits}.
crypto.orderMissing	Falta el orden del subgrupo.
crypto.orderNoDivisor	El orden del subgrupo no divide a p-1.
crypto.orderNotChecked	No se pudo comprobar el orden de un valor público.
crypto.orderNotPrime	El orden del subgrupo no es primo.
crypto.otherModulus	Los números son residuos de otro módulo.
crypto.otherTag	Se espera un elemento con otra etiqueta.
crypto.paddingTooLong	El relleno es más largo que un bloque.
crypto.pkcs3WithoutOrder	A los parámetros de PKCS #3 les falta el orden del subgrupo.
crypto.plainSignatureLength	Una firma en formato simple sobre {curve} tiene {length, plural, one {# octeto} other {# octetos}}; esta tiene {there}.
crypto.pointAtInfinity	El punto del infinito no es una clave pública.
crypto.pointCompressed	Un punto se envía sin comprimir, como 04 || x || y.
crypto.pointLength	Un punto de {curve} tiene {length, plural, one {# octeto} other {# octetos}}.
crypto.pointNotEncoded	No se pudo codificar un punto de {curve}.
crypto.pointNotMultiplied	No se pudo multiplicar un punto de {curve}.
crypto.pointNotOnCurve	El punto no está en {curve}.
crypto.pointsNotAdded	No se pudieron sumar dos puntos de {curve}.
crypto.powerFailed	No se pudo calcular una potencia en GF(p).
crypto.primalityNotTested	No se pudo comprobar si un número es primo.
crypto.primeBounds	Un primo de Diffie-Hellman tiene de {least} a {most} bits; este tiene {bits}.
crypto.primeMissing	OpenSSL no tiene el primo {prime}.
crypto.privateKeyNotEncoded	No se pudo codificar la clave privada.
crypto.productFailed	No se pudo calcular un producto en GF(p).
crypto.providerNotLoaded	No se pudo cargar el proveedor predeterminado de OpenSSL.
crypto.publicKeyNotEncoded	No se pudo codificar la clave pública.
crypto.publicPointCompressed	El punto público no es un punto sin comprimir de la curva.
crypto.publicPointNotOnCurve	El punto público no está en la curva.
crypto.publicValueBounds	Un valor público debe estar entre 2 y p-2.
crypto.publicValueLength	Un valor público de este grupo tiene de 1 a {most} octetos.
crypto.publicValueOne	El valor público es 1, lo que la norma no permite.
crypto.publicValueOutside	El valor público no está en el subgrupo del generador.
crypto.publicValueSmallOrder	El valor público solo genera unos pocos elementos.
crypto.representativeBounds	{what, select, signature {La firma} other {El representante}} no está entre 1 y n - 1.
crypto.representativeLength	{what, select, signature {La firma} other {El representante}} tiene {length, plural, one {# octeto} other {# octetos}}; el módulo tiene {modulus}.
crypto.representativeNotSigned	OpenSSL no pudo firmar el representante.
crypto.rsaExponentBounds	Un exponente RSA es impar, mayor que 1 y de 64 bits como máximo.
crypto.rsaKeyBounds	Una clave RSA tiene de 1024 a 8192 bits.
crypto.rsaKeyRefused	OpenSSL rechazó la clave RSA.
crypto.rsaMissing	A OpenSSL le falta RSA.
crypto.rsaModulusBounds	Un módulo RSA tiene de 1024 a 8192 bits y es impar; este tiene {bits}.
crypto.rsaNumbersTooLong	Los números de la clave RSA son demasiado largos.
crypto.saltLength	Una sal de {length, plural, one {# octeto} other {# octetos}} no cabe en ninguna clave RSA.
crypto.signatureNotOpened	OpenSSL no pudo abrir la firma.
crypto.signatureNumberBounds	El número {number} de la firma no está entre 1 y n - 1.
crypto.tablesNotMade	No se pudieron crear las tablas de {group}.
crypto.verificationNotSetUp	No se pudo preparar la verificación.
crypto.zeroNotInvertible	El cero no tiene inverso.
cvc.algorithmHistoric	{algorithm} ya no figura en la lista.
cvc.algorithmUnknown	{identifier} no es un algoritmo de la autenticación del terminal.
cvc.authenticatedRequest	Esto es una solicitud de certificado autenticada, no un certificado.
cvc.authorizationLength	Una autorización del tipo {kind, select, inspectionSystem {sistema de inspección} authenticationTerminal {terminal de autenticación} signatureTerminal {terminal de firma} other {{kind}}} tiene {expected, plural, one {# octeto} other {# octetos}}; esta tiene {count}.
cvc.authorizationOutOfBounds	Una autorización tiene de 1 a 32 octetos; esta tiene {count}.
cvc.chainLimits	Una cadena se forma con {certificates} certificados y {references, plural, one {# referencia} other {# referencias}} como máximo.
cvc.curveOfIssuerUnknown	Ningún certificado superior indica la curva de la clave de su emisor.
cvc.curveUnknown	Ningún certificado superior indica la curva de esta clave.
cvc.dateDigit	Un octeto de la fecha no es un dígito.
cvc.dateLength	Una fecha tiene seis octetos; esta tiene {count}.
cvc.domainParametersStated	Indica parámetros de dominio, lo que solo hace una CVCA.
cvc.expired	Caducó el {last}.
cvc.expiresBeforeEffective	Caduca el {last}, antes de su fecha de entrada en vigor.
cvc.issuerKeyUnusable	La clave de su emisor no se puede usar. {error}.
cvc.issuerMissing	Falta el certificado de su emisor.
cvc.keySizeUnlisted	Su clave, {key}, es de un tamaño que no figura en la lista.
cvc.lastButOneNotVerifier	El penúltimo no es de un verificador de documentos.
cvc.lastNotTerminal	El último certificado no es de un terminal.
cvc.lengthNotMinimal	La longitud no es tan corta como exige DER.
cvc.malformedReference	(mal formada)
cvc.noCertificate	Un certificado empieza por 7F21; esto es {tag}.
cvc.noChain	El chip confía en {keys}; {terminals}.
cvc.noChainToNoKey	El chip no confía en ninguna clave; {terminals}.
cvc.noOctets	No hay octetos.
cvc.noRights	No tiene derecho a leer DG3 ni DG4.
cvc.noTerminal	entre los indicados no hay ningún certificado de un terminal.
cvc.notLink	Antes del certificado del verificador de documentos solo puede haber certificados de enlace.
cvc.notYetEffective	Será válido desde el {first}.
cvc.numberDiffers	El primo es el de {curve}; este número, no.
cvc.numberEmpty	El número no tiene ningún octeto.
cvc.numberPadded	El número empieza por un octeto cero.
cvc.objectFollows	Sigue el objeto de datos {tag} donde no debería seguir nada.
cvc.objectMissing	Falta al final el objeto de datos {tag}.
cvc.otherAlgorithm	Su clave es de otro algoritmo o tamaño: {algorithm}.
cvc.otherIssuer	Indica {reference} como su emisor.
cvc.otherObject	Aquí debería figurar el objeto de datos {expected}; es {tag}.
cvc.otherTerminalType	Su autorización es de otro tipo: {kind, select, inspectionSystem {sistema de inspección} authenticationTerminal {terminal de autenticación} signatureTerminal {terminal de firma} other {{kind}}}.
cvc.pointCompressed	El punto no está sin comprimir.
cvc.primeUnlisted	El primo no es el de ninguna curva de la lista.
cvc.profileIdentifier	El identificador de perfil no es 0 (versión 1).
cvc.referenceCharacter	Un carácter de la referencia no está asignado en ISO/IEC 8859-1.
cvc.referenceCharacterSet	Un carácter no es de ISO/IEC 8859-1.
cvc.referenceCountry	El código de país no consta de dos letras mayúsculas.
cvc.referenceLength	Una referencia tiene de 8 a 16 octetos; esta tiene {count}.
cvc.referenceRepeated	Un certificado anterior tiene la misma referencia de titular.
cvc.referenceSequence	El número de secuencia no consta de cinco dígitos o letras mayúsculas.
cvc.requestBody	El cuerpo es el de una solicitud de certificado.
cvc.signatureInvalid	Su firma no es de {issuer}.
cvc.signatureLength	Una firma de {count, plural, one {# octeto} other {# octetos}} no corresponde a ninguna clave.
cvc.standsUnder	{terminal} depende de {authority}
cvc.tooLong	{count, plural, one {# octeto es} other {# octetos son}} más de lo que tiene un certificado.
cvc.tooManyCertificates	Más de {maximum} certificados.
cvc.tooManyExtensions	Un certificado tiene más de {maximum} extensiones.
cvc.verifierMissing	{terminal}: falta el certificado de {verifier}
date.alone	{day}
date.day	{day}/{month}/{year}
date.moment	{day}, {time} UTC
decision.accept	ACEPTAR
decision.byDefault	No se cumple ninguna regla de la política {policy}.
decision.byRule	Según la regla {rule} de la política {policy}: {basis}.
decision.byRuleAlone	Según la regla {rule} de la política {policy}.
decision.reject	RECHAZAR
decision.review	REVISAR
defectList.authorityRevoked	El certificado CSCA {subject} está revocado por {publication}.
defectList.changed	{check}: antes {before, select, successful {correcto} failed {fallido} undetermined {indeterminado} notSupported {no aplicable} other {interrumpido}}, ahora {result, select, successful {correcto} failed {fallido} undetermined {indeterminado} notSupported {no aplicable} other {interrumpido}} por {entry}
defectList.entriesLost	{count, plural, one {# entrada no se puede} other {# entradas no se pueden}} descodificar (la primera: {place}). {error}.
defectList.entriesUndecodable	{count, plural, one {# entrada no descodificable} other {# entradas no descodificables}} de {publication}
defectList.entry	{name}, entrada {entry} de {list}
defectList.excused	Esto falló y lo disculpa {publication} ({name}): {check}.
defectList.known	conocido: {entry}
defectList.leaves	El resultado es {result, select, successful {correcto} failed {fallido} undetermined {indeterminado} notSupported {no aplicable} other {interrumpido}} a causa de {cause}: {check}.
defectList.listLost	El contenido de la lista no se puede descodificar ({place}). {error}.
defectList.listUndecodable	el contenido no descodificable de {publication}
defectList.more	y {count} más
defectList.name.activeAuthenticationKeyCompromised	claves de autenticación activa comprometidas
defectList.name.authenticationProtocolFailure	un protocolo de autenticación que falla
defectList.name.cardSecurityMalformed	un EF.CardSecurity mal codificado
defectList.name.certificateOrKey	una desviación en un certificado o una clave
defectList.name.certificateReplaced	un certificado del firmante de documentos que no se puede descodificar
defectList.name.certificateRevoked	una revocación de un certificado
defectList.name.chip	una desviación del chip
defectList.name.chipAuthenticationKeyCompromised	claves de autenticación del chip comprometidas
defectList.name.chipSecurityMalformed	un EF.ChipSecurity mal codificado
defectList.name.comInconsistent	un EF.COM que contradice a EF.SOD
defectList.name.comSODDiscrepancy	listas de grupos de datos incorrectas en EF.COM y EF.SOD
defectList.name.cscaEncoding	un campo mal codificado en el certificado CSCA
defectList.name.dataGroupHashWrong	un hash incorrecto en EF.SOD
defectList.name.dataGroupMalformed	grupos de datos mal codificados
defectList.name.documentSignerEncoding	un campo mal codificado en el certificado del firmante de documentos
defectList.name.documentSignerMalformed	un certificado del firmante de documentos mal codificado
defectList.name.documentSignerSignature	una firma incorrecta del certificado del firmante de documentos
defectList.name.eIDDataGroupMalformed	grupos de datos de la aplicación eID mal codificados
defectList.name.eIDIntegrityUncertain	grupos de datos de la aplicación eID cuya integridad no es segura
defectList.name.issuingCountry	un país del firmante de documentos que falta o es incorrecto
defectList.name.logicalDataStructure	una desviación en los archivos del chip
defectList.name.machineReadableZone	una desviación en la zona de lectura mecánica
defectList.name.mrzCheckDigitWrong	un dígito de verificación incorrecto en la zona de lectura mecánica
defectList.name.mrzDataWrong	datos incorrectos en la zona de lectura mecánica
defectList.name.nationalUse	una desviación de un tipo para uso nacional
defectList.name.powerDownRequired	un chip que debe apagarse entre dos autenticaciones
defectList.name.securityObjectInvalid	un EF.SOD que no se puede validar
defectList.name.securityObjectSignatureWrong	una firma incorrecta de EF.SOD
defectList.name.unknown	un fallo de un tipo desconocido
defectList.name.validityPeriodIncorrect	un período de validez incorrecto
defectList.name.wrongSignerIdentifier	un firmante incorrecto indicado en EF.SOD
defectList.notApplied	no aplicado ({reason}): {entry}
defectList.notGranted	{publication} pone en duda el documento ({name}), pero no tiene habilitación para su Estado.
defectList.refused.listNotTrusted	nadie conocido respalda la lista
defectList.refused.malformed	lo que dice no se puede leer
defectList.refused.noExcuses	la política no admite disculpas
defectList.refused.notComparable	sus límites no se pueden comparar con este documento
defectList.refused.notGranted	el editor de la lista no tiene habilitación para este Estado
defectList.refused.otherState	una lista de desviaciones solo puede hablar de los documentos de su propio Estado
defectList.refused.overBroad	sus límites son tan amplios que hablaría de todos los documentos
defectList.signerRevoked	El {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} está revocado por {publication}.
defectList.stated	{name} ({publication})
demand.cloneable	El chip no ofrece ninguna prueba de que es el original: una copia no se distingue de él.
demand.countryAllowed	La política admite documentos de este Estado ({state}).
demand.countryNotAllowed	La política no admite documentos de este Estado ({state}).
demand.countryUnknown	El Estado {code} no figura en ninguna tabla, de modo que no se puede saber si la política admite sus documentos.
demand.documentGiven	Se espera un sello, y esto es la evidencia de un documento.
demand.expiresSoon	El documento caduca el {day}, y la política exige que sea válido {days, plural, one {# día} other {# días}} más.
demand.listOld	La política exige que {list} tenga {most, plural, one {# día} other {# días}} como máximo, y es del {day}, de hace {days, plural, one {# día} other {# días}}.
demand.listsNew	Las listas son tan recientes como exige la política.
demand.masterList	la lista maestra en la que llegó el certificado CSCA
demand.noDateOfIssue	No se sabe cuánto tiempo es válido el documento en total: su fecha de expedición no se leyó, o no se puede leer.
demand.noListInStore	Ninguna lista maestra del almacén dice cuándo se firmó, de modo que no se conoce su antigüedad.
demand.noMasterList	El certificado CSCA no llegó en ninguna lista maestra que diga cuándo se firmó, de modo que no se conoce su antigüedad.
demand.noProofOffered	El documento no ofrece ninguna de las pruebas que admite la política.
demand.periodFits	El documento es válido {months, plural, one {# mes} other {# meses}} como máximo.
demand.proofNotShown	El chip no demostró que es el original de ninguna de las formas que admite la política.
demand.proofShown	Lo que exige la política lo cumple {check}.
demand.proofShownToOthers	El chip demostró a un terminal que es el original, y la política exige que se demuestre a quien evalúa.
demand.revocationList	la lista de revocación del emisor
demand.sealGiven	Se espera un documento, y esto es un sello: no prueba nada de un chip ni de su titular.
demand.sealUnread	El sello no dice de qué Estado o de qué tipo es el documento.
demand.store	la lista maestra más reciente del almacén
demand.typeAllowed	La política admite documentos del tipo {code}.
demand.typeRefused	La política no admite documentos del tipo {code}.
demand.validLongEnough	El documento es válido {days, plural, one {# día} other {# días}} o más.
demand.validTooLong	El documento es válido del {issued} al {expiry}, y la política admite {months, plural, one {# mes} other {# meses}} como máximo.
deviation.akiMismatch	El identificador de clave del firmante no indica ninguna clave de confianza, pero una clave del mismo nombre verifica su firma.
deviation.akiMissing	El firmante no indica ninguna clave de su CSCA; el ancla se encontró por su nombre.
deviation.alternativeCountryDiffers	Los códigos del nombre alternativo son de otro país que el del certificado.
deviation.anchorWithoutAuthority	El ancla no dice que sea una autoridad; que lo es se sabe por su procedencia.
deviation.attributeOrder	Los atributos firmados no están en el orden de DER.
deviation.authoritiesShortEFWrong	EF.DG14 indica un identificador corto de EF.CVCA con el que no se encuentra ese archivo; en su lugar, se seleccionó.
deviation.bareCodestream	A una imagen JPEG 2000 le falta el formato de archivo que la rodea.
deviation.berEncoding	EF.SOD está en BER, no en DER.
deviation.biometricBlockNotDER	Una longitud, un número o un valor lógico de los datos biométricos está en BER, no en DER.
deviation.biometricDataBlockTag	Datos biométricos de una norma figuran bajo la etiqueta de otra.
deviation.biometricFormatOther	Un encabezado biométrico indica otro formato, u otro propietario del formato, que el de sus datos.
deviation.biometricHeaderIncomplete	A un encabezado biométrico le falta el propietario o el tipo de su formato.
deviation.biometricInstanceCount	Un archivo de datos biométricos contiene un número de plantillas distinto del que indica.
deviation.biometricSeveralFeatures	Un bloque de datos contiene varios dedos o ambos ojos.
deviation.biometricSubtypeMismatch	Un encabezado biométrico indica otro dedo u ojo que sus datos.
deviation.biometricSubtypeMissing	Un encabezado biométrico no dice de qué dedo u ojo se trata.
deviation.biometricTemplateMissing	Falta, en todo o en parte, la estructura que rodea los datos biométricos.
deviation.bufferSizesNotStated	El chip dice que indica el tamaño de sus búferes en EF.ATR/INFO, y no lo hace; los archivos se leyeron con comandos y respuestas cortos.
deviation.cardAccessMalformed	EF.CardAccess no es una lista de SecurityInfos y se trató como si no existiera.
deviation.cardSecurityEntryMissing	En EF.CardSecurity falta una entrada de EF.CardAccess que otro archivo firmado confirma.
deviation.certificateEnvelope	Los octetos que rodean la parte firmada del certificado del firmante no están escritos como los escribe su emisor.
deviation.channelReopened	El chip abandona cada vez el canal seguro ante una misma operación, y se abrió de nuevo.
deviation.checkDigitNotDigit	Un dígito de verificación es una letra, o un carácter de relleno donde no se permite.
deviation.chipAuthenticationInfoMismatch	Lo que dice cómo se hace la autenticación del chip indica otras claves que las que hay.
deviation.chipAuthenticationInfoMissing	Nada dice cómo se usa una clave de autenticación del chip.
deviation.chipAuthenticationKeyIDMissing	Hay varias claves de autenticación del chip, y una de ellas, o lo que se dice de ella, no tiene identificador.
deviation.chipAuthenticationKeyUnwrapped	La clave del chip está en su archivo sin la estructura que debe rodearla.
deviation.chipAuthenticationUnknown	Una entrada de autenticación del chip es de un tipo desconocido; lo que ofrece no se puede usar.
deviation.chipAuthenticationVersion	La autenticación del chip se indica en una versión distinta de la de la norma.
deviation.comRepeatedTag	EF.COM enumera dos veces un grupo de datos.
deviation.comUnknownTag	EF.COM enumera algo que no es un grupo de datos.
deviation.computedCheckDigits	El chip se abrió con los dígitos de verificación calculados, no con los impresos.
deviation.contentTypeNotICAO	El tipo de contenido de EF.SOD no es el de la OACI.
deviation.cvcaLength	EF.CVCA no tiene sus 36 octetos.
deviation.dataObjectsReordered	Los objetos de datos de una respuesta están en otro orden que el de la norma.
deviation.dateBinaryCoded	Una fecha está escrita en decimal codificado en binario.
deviation.dateImpossible	Una fecha u hora no existe.
deviation.dateIncomplete	Una fecha que no es de nacimiento tiene partes desconocidas.
deviation.dateOfBirthInvalid	La fecha de nacimiento no es una fecha.
deviation.dateOfExpiryIncomplete	La fecha de caducidad tiene partes desconocidas, que solo puede tener una fecha de nacimiento.
deviation.dateOfExpiryInvalid	La fecha de caducidad no es una fecha.
deviation.dateUnpackedDigits	Los dígitos de una fecha son números y no caracteres.
deviation.dateWithoutCentury	A una fecha le falta el siglo.
deviation.dateZeroForUnknown	Un mes o día desconocido está escrito 00, donde la norma prevé <<.
deviation.dhSubgroupUnknown	No se conoce el orden del grupo Diffie-Hellman del chip, de modo que nadie puede saber si un valor público está en su subgrupo.
deviation.digestDiffersFromSignatureHash	El hash dentro de la firma es distinto del hash del contenido.
deviation.digestInfoWithoutNull	La firma RSA indica su función hash sin el NULL de la norma.
deviation.digitInName	El nombre tiene un dígito.
deviation.documentCodeUnusual	El código de documento no empieza por una letra de su formato.
deviation.documentNumberEmpty	El número de documento está vacío.
deviation.documentTypeListWithoutVersion	La lista de tipos de documento del firmante no indica su versión.
deviation.dynamicAuthenticationDataAbsent	En la autenticación del chip, este omitió un objeto de datos vacío.
deviation.ecdsaIntegerPadding	Un entero de la firma ECDSA lleva relleno, o le falta el octeto de signo.
deviation.elementTooLong	Un elemento de EF.DG11 o EF.DG12 es más largo de lo que permite la norma.
deviation.emptyElement	Un elemento de un grupo de datos está vacío.
deviation.emptyMappingDataAbsent	En el mapeo integrado de PACE, el chip omitió un objeto de datos vacío.
deviation.emptyRead	El chip respondió a una lectura con éxito y sin octetos.
deviation.extendedKeyUsagePresent	El firmante de documentos indica un uso extendido de la clave, que la norma no prevé.
deviation.extendedLengthRefused	El chip dice que admite comandos y respuestas largos, y los rechazó; los archivos se leyeron con cortos.
deviation.facialBlockLength	Una imagen facial indica una longitud que no concuerda.
deviation.facialImageCount	El registro facial indica un número de imágenes distinto del que contiene.
deviation.facialPoseAngle	Una imagen facial indica un ángulo de la pose, o la incertidumbre de uno, que no existe.
deviation.facialRecordLength	El registro facial indica una longitud distinta de la que tiene.
deviation.featurePointCount	Una imagen facial indica un número de puntos característicos distinto del que contiene.
deviation.fingerCount	Un registro de dedos indica un número de dedos o vistas distinto del que contiene.
deviation.fingerRecordLength	Un registro de dedos indica una longitud distinta de la que tiene.
deviation.fingerViewLength	Una vista de un dedo indica una longitud que no concuerda.
deviation.germanyAsDEU	Alemania figura como DEU, donde la norma prevé D.
deviation.hashLongerThanKey	La función hash de la autenticación activa es más larga que la clave, lo que la norma prohíbe.
deviation.hashNotAsStated	La firma de la autenticación activa usa otra función hash que la que indica EF.DG14.
deviation.hashNotStated	El chip no indica la función hash de la autenticación activa; se encontró por tanteo.
deviation.headerReadFirst	El chip se niega a entregar un archivo si se piden más octetos de los que tiene; los archivos se leyeron empezando por su encabezado.
deviation.imageFormatMismatch	Una imagen tiene otro formato que el que dice su encabezado.
deviation.imageFoundBySignature	Una imagen no empieza donde dicen sus encabezados; se encontró por sus primeros octetos.
deviation.instanceCount	Un grupo de datos contiene un número de entradas distinto del que indica, no indica ninguno o tiene más de las que permite la norma.
deviation.irisCount	Un registro de iris indica un número de ojos o imágenes distinto del que contiene.
deviation.irisImageLength	Una imagen de un ojo indica una longitud que no concuerda.
deviation.irisRecordLength	Un registro de iris indica una longitud distinta de la que tiene.
deviation.issuerNameDiffers	El nombre del emisor no es el sujeto del ancla, aunque el identificador de clave y la firma concuerdan.
deviation.issuerUnknown	El expedidor no figura en ninguna tabla de la norma.
deviation.keyUsageMissing	El firmante de documentos no indica ningún uso de la clave.
deviation.keyUsageNotCritical	El uso de la clave del firmante de documentos o de su CSCA no es crítico.
deviation.keyUsageNotDigitalSignature	La clave del firmante de documentos es para compromiso con el contenido, no para firmas digitales.
deviation.ldsVersionUnknown	EF.COM o EF.SOD indica una versión de la estructura de datos que la norma no tiene.
deviation.messagePartPadded	En la autenticación activa, la parte del mensaje que aporta el chip es más corta de lo que cabe en la firma.
deviation.mrzCheckDigitNotDigit	Un dígito de verificación de EF.DG1 es una letra, o un carácter de relleno donde no se permite.
deviation.mrzDateOfBirthInvalid	La fecha de nacimiento en la zona de lectura mecánica de EF.DG1 no es una fecha.
deviation.mrzDateOfExpiryIncomplete	La fecha de caducidad de EF.DG1 tiene partes desconocidas, que solo puede tener una fecha de nacimiento.
deviation.mrzDateOfExpiryInvalid	La fecha de caducidad de EF.DG1 no es una fecha.
deviation.mrzDateZeroForUnknown	Un mes o día desconocido de EF.DG1 está escrito 00, donde la norma prevé <<.
deviation.mrzDigitInName	El nombre en la zona de lectura mecánica de EF.DG1 tiene un dígito.
deviation.mrzDocumentCodeUnusual	El código de documento de EF.DG1 no empieza por una letra de su formato.
deviation.mrzDocumentNumberEmpty	El número de documento de EF.DG1 está vacío.
deviation.mrzGermanyAsDEU	Alemania figura como DEU en EF.DG1, donde la norma prevé D.
deviation.mrzIssuerUnknown	El expedidor de EF.DG1 no figura en ninguna tabla de la norma.
deviation.mrzNameEmpty	El nombre en la zona de lectura mecánica de EF.DG1 está vacío o empieza por un carácter de relleno.
deviation.mrzNameSeparatorRepeated	El nombre en la zona de lectura mecánica de EF.DG1 tiene más de un relleno doble.
deviation.mrzNationalityUnknown	La nacionalidad de EF.DG1 no figura en ninguna tabla de la norma.
deviation.mrzSexInvalid	El sexo en la zona de lectura mecánica de EF.DG1 es un carácter que no representa ninguno.
deviation.mrzSexX	El sexo en la zona de lectura mecánica de EF.DG1 es X, donde la norma prevé <.
deviation.nameEmpty	El nombre está vacío o empieza por un carácter de relleno.
deviation.nameSeparatorRepeated	El nombre tiene más de un relleno doble.
deviation.nationalityUnknown	La nacionalidad no figura en ninguna tabla de la norma.
deviation.oddReadWithoutDO53	Muy adentro de un archivo, el chip entregó octetos sin el objeto de datos que debe rodearlos.
deviation.otherApplicationIdentifier	Los archivos están bajo otro identificador de aplicación que el de Doc 9303.
deviation.otherNameOutsideTemplate	Otro nombre en EF.DG11, u otra persona en EF.DG12, figura fuera de su plantilla.
deviation.outerLengthNotMinimal	La longitud de un certificado para terminales no es tan corta como exige DER.
deviation.paceFailed	El chip no llevó a cabo el PACE que ofrece y se abrió con el control de acceso básico.
deviation.paceInfoNotSigned	EF.CardAccess ofrece PACE, y ningún archivo firmado lo dice.
deviation.paceInfoWithoutParameterID	Una oferta de PACE no indica sus parámetros de dominio, como exige la norma.
deviation.paddingAfterImage	Tras una imagen hay octetos que no forman parte de ella.
deviation.paddingAtEndOfFile	El chip rellenó los últimos octetos de un archivo de forma distinta a la que prevé la norma.
deviation.parameterReferenceOtherForm	El chip aceptó la otra forma del comando que inicia PACE, con o sin sus parámetros de dominio.
deviation.passwordRepeated	El chip solo aceptó la contraseña cuando se envió una segunda vez.
deviation.privilegedTerminalInfoNotSigned	Lo que EF.CardAccess dice a los terminales con privilegios no está en ningún archivo firmado.
deviation.publicValueFilled	Un valor público de Diffie-Hellman en el mapeo de PACE está rellenado con ceros.
deviation.rawImageLength	Una imagen sin compresión tiene una longitud distinta de la que resulta del tamaño indicado.
deviation.readLengthReduced	Los archivos se leyeron en partes más cortas, porque las más largas se rechazaban.
deviation.responseTooLong	El chip entregó más octetos de los que se le pidieron.
deviation.rsaLeadingZerosDropped	La firma RSA es más corta que el módulo.
deviation.sealCurveDiffers	La clave del firmante del sello está en una curva distinta de la del algoritmo que indica el sello.
deviation.sealMembersUnsigned	El sello tiene miembros que no están firmados; no consta que nada de lo que dicen sea cierto.
deviation.sealSignerPurposeMissing	El certificado del firmante del sello no dice para qué es.
deviation.securityInfoMalformed	Una entrada de SecurityInfos no se puede decodificar y se omite.
deviation.securityInfoVersion	Un SecurityInfo es de una versión distinta de la de la norma.
deviation.securityInfosSequence	Los SecurityInfos de un archivo son una secuencia, donde la norma prevé un conjunto.
deviation.securityInfosTrailing	Tras los SecurityInfos de un archivo hay más octetos; no se tienen en cuenta.
deviation.securityInfosWrapped	Los SecurityInfos de un archivo están dentro de otra estructura.
deviation.securityObjectFewDataGroups	EF.SOD enumera menos de dos grupos de datos.
deviation.securityObjectManyDataGroups	EF.SOD tiene más entradas que grupos de datos existen.
deviation.securityObjectNotDER	La lista de hashes de EF.SOD está en BER, no en DER.
deviation.securityObjectRepeatedDataGroup	EF.SOD enumera dos veces un grupo de datos, con hashes iguales.
deviation.securityObjectUnknownDataGroup	EF.SOD enumera un número que no tiene ningún grupo de datos.
deviation.securityObjectVersionInfo	EF.SOD tiene información de versión donde su versión no la lleva, o le falta donde su versión la exige.
deviation.selectWarning	El chip respondió a una selección con una advertencia.
deviation.selectWithAnswer	El chip solo acepta una selección si se pide una respuesta.
deviation.sexInvalid	El sexo es un carácter que no representa ninguno.
deviation.sexX	El sexo es X, donde la norma prevé <.
deviation.sha1TrailerOption2	La firma de la autenticación activa sobre SHA-1 termina en 33CC, donde la norma exige BC.
deviation.shortEFNotSupported	El chip no admite identificadores cortos de archivo; los archivos se seleccionaron.
deviation.shortEFOtherFile	Un identificador corto llevó a otro archivo; desde entonces los archivos se seleccionaron.
deviation.signatureAlgorithmNotPlain	EF.DG14 indica el algoritmo de la autenticación activa con un identificador que la norma no prevé para ello.
deviation.signatureEncodedAsDER	La firma ECDSA de la autenticación activa es una secuencia DER y no está en el formato simple.
deviation.signatureHashNotNamed	El algoritmo de firma no indica su función hash.
deviation.signatureLeadingZerosDropped	A la firma RSA de la autenticación activa le faltan los ceros iniciales.
deviation.signatureOverSHA1	La firma ECDSA de la autenticación activa usa SHA-1, que la norma prohíbe.
deviation.signedDataVersion	SignedData tiene la versión 4 o 5, no la 3.
deviation.signerCertificateNotEmbedded	EF.SOD no lleva el certificado de su firmante; se usó la copia del almacén.
deviation.signerIdentifierMismatch	EF.SOD indica un certificado distinto del que hizo su firma.
deviation.signerInfoVersion	La versión de la estructura del firmante no concuerda con la forma en que indica su certificado.
deviation.signingTimeMissing	Una lista firmada no dice cuándo se firmó.
deviation.sodIndefiniteLength	EF.SOD tiene una longitud indefinida, donde la norma exige DER.
deviation.staticKeyNamedCurve	La clave del chip indica su curva por el nombre, donde la norma exige los parámetros explícitos.
deviation.staticKeyX942	La clave Diffie-Hellman del chip está codificada según X9.42, no según PKCS #3.
deviation.statusObjectAbsent	A una respuesta del chip le falta el objeto de datos con sus octetos de estado, de modo que nada los protegía.
deviation.tagListMissing	EF.DG11 o EF.DG12 no tiene lista de sus elementos.
deviation.tagListNamesAbsentElement	La lista de elementos de EF.DG11 o EF.DG12 indica uno que no está.
deviation.tagListNamesTemplate	La lista de elementos de EF.DG11 o EF.DG12 indica la plantilla de nombres y no lo que contiene.
deviation.tagListOmitsElement	La lista de elementos de EF.DG11 o EF.DG12 no indica uno que sí está.
deviation.tagWithoutLastOctet	Una marca de tiempo de EF.DG12 figura bajo una etiqueta a la que le falta el último octeto.
deviation.terminalAuthenticationChained	Un certificado o una firma de la autenticación del terminal se envió al chip en varios comandos.
deviation.terminalAuthenticationStaticBinding	El chip aceptó la firma del terminal sobre el número de documento o el CAN, no sobre su clave de PACE.
deviation.terminalAuthenticationUnverifiedChip	El terminal mostró sus certificados a un chip del que no se había demostrado que fuera auténtico.
deviation.textNotUTF8	Un texto no está en UTF-8; se leyó como ISO/IEC 8859-1.
deviation.trailingOctets	Tras los datos de un archivo hay más octetos; no se tienen en cuenta.
deviation.trailingOctetsHashed	El hash de EF.SOD abarca un grupo de datos y los octetos que lo siguen en su archivo.
deviation.twinCurve	El certificado indica una curva distinta de la de su clave.
deviation.unknownElement	Un archivo tiene un elemento que la norma no define en ese lugar; se omite.
deviation.unknownImageFormat	Los primeros octetos de una imagen no son los de ningún formato conocido.
deviation.validityTimeForm	La validez del certificado del firmante de documentos está escrita en la forma de fecha reservada a los años a partir de 2050.
diagnosis.anchorListed	Al ancla solo la avala la lista de otro Estado ({voucher}). Las políticas border y strict la rechazan.
diagnosis.anchorPeriod	{begin} a {end}
diagnosis.anchorStanding	{key}, {basis} ({voucher}){isListed, select, yes {, lista del {signed}} other {}}{hasKey, select, yes {, tiene la clave indicada} other {}}
diagnosis.anchorUnpinned	El ancla está sin fijar: llegó en una lista, y nada que sea de confianza respalda al firmante de esa lista. Las políticas border y strict la rechazan.
diagnosis.anchorWithoutKeyIdentifier	ninguno
diagnosis.anchorsOf	Certificados CSCA ({country}):
diagnosis.certificateAbsent	su certificado no está aquí; se indica: emitido por {issuer}, número de serie {serial}
diagnosis.certificateAbsentByKey	su certificado no está aquí; se indica: clave {key}
diagnosis.certificateNotTrusted	El almacén tiene un certificado para esa clave, {subject}, que no es un ancla: nada que sea de confianza lo respalda.
diagnosis.chains	El firmante encadena con la CSCA ({country}), generación {generation} de {generations}, {subject}.{links, plural, =0 {} one { A través de # certificado de enlace.} other { A través de # certificados de enlace.}}
diagnosis.chainsOutsideGenerations	El firmante encadena con la CSCA ({country}), {subject}.{links, plural, =0 {} one { A través de # certificado de enlace.} other { A través de # certificados de enlace.}}
diagnosis.checkEnded	{check}: {result, select, successful {correcto} failed {fallido} undetermined {indeterminado} notSupported {no aplicable} other {interrumpido}}.
diagnosis.compareCertificate	O compare ese certificado con lo que publica su emisor e impórtelo por su huella.
diagnosis.countryNotInStore	El almacén contiene certificados CSCA de {countries, plural, one {# país} other {# países}}, y ninguno de este: {country}.
diagnosis.defectChanged	Un defecto publicado ({defect}) cambió el resultado de una comprobación ({check}): de {before, select, successful {correcto} failed {fallido} undetermined {indeterminado} notSupported {no aplicable} other {interrumpido}} a {result, select, successful {correcto} failed {fallido} undetermined {indeterminado} notSupported {no aplicable} other {interrumpido}}.
diagnosis.deviationRefused	{deviation}. La política {policy} lo rechaza ({name}).
diagnosis.deviationTolerated	{deviation}. Se tolera ({name}).
diagnosis.doNotAccept	No acepte el documento con estas evidencias. Ninguna lista lo arregla: habla en contra del documento, no del almacén.
diagnosis.grantAfterLook	Mire quién publicó la lista; si su editor debe poder hablar de este Estado, concédale esa habilitación.
diagnosis.grantPublisher	Habilite al editor de esa lista para hablar de otros Estados, después de comparar la huella de su CSCA con la que él mismo publica en otro lugar; la habilitación vale para sus próximas listas.
diagnosis.importAnchor	O importe el certificado CSCA por su propia huella, del Estado que lo emitió.
diagnosis.importLink	O importe el certificado de enlace, que publican las listas maestras y el emisor: firmado por una clave de confianza, hace que se confíe en la clave nueva sin preguntar.
diagnosis.importListWithCountry	Importe una lista maestra que incluya este país: los editores difieren, y se pueden importar varias listas a la vez. El país puede publicar él mismo su certificado CSCA.
diagnosis.importMasterList	Importe una lista maestra de CSCA: la de la OACI (en el archivo LDIF de listas maestras, icaopkd-002) o la de un Estado que publique una, como Alemania. Docs/trust.md dice dónde están.
diagnosis.importNewerRevocationList	Importe una lista de revocación más reciente ({country}): las hay en el PKD de la OACI (icaopkd-001), y muchos Estados publican las suyas.
diagnosis.importNewestLists	Importe las listas maestras más recientes.
diagnosis.importOlderGenerations	Importe una lista que conserve generaciones más antiguas: algunos editores eliminan los certificados CSCA caducados, aunque los pasaportes duran más que ellos. También basta con el propio certificado.
diagnosis.importOtherPublisher	Importe una lista de otro editor: puede que el país tenga una segunda CSCA o que haya cambiado de clave entretanto.
diagnosis.importRevocationList	Importe una lista de revocación ({country}): las hay en el PKD de la OACI (icaopkd-001), y muchos Estados publican las suyas.
diagnosis.importSigners	Importe los firmantes de documentos del PKD de la OACI (el archivo LDIF de certificados de firmantes de documentos y listas de revocación, icaopkd-001) o una lista de firmantes de documentos.
diagnosis.issuedByName	emitido por {issuer}
diagnosis.issuedByState	Estado expedidor: {state}
diagnosis.issuerKey	cuya clave se indica como {key}
diagnosis.issuerKeyNotNamed	cuya clave no se indica (sin identificador de clave de autoridad)
diagnosis.issuerNamed	{country}
diagnosis.issuerUnnamed	emisor no indicado
diagnosis.keyDoesNotCount	La firma es válida con la clave de {subject} del almacén, pero ese certificado no cuenta como el del emisor: el firmante indica otro, o nada que sea de confianza dice que sea el de una autoridad.
diagnosis.keyNotInStore	El firmante indica la clave {key}, que no tiene ninguno de los certificados CSCA del almacén ({country}; {generations, plural, one {una generación} other {# generaciones}}).
diagnosis.keyNotNamed	El firmante no indica ninguna clave de su CSCA, solo el emisor {issuer}, y la firma no es válida con ninguno de los certificados CSCA del almacén ({country}; {generations, plural, one {una generación} other {# generaciones}}).
diagnosis.keyOfOthers	El firmante indica la clave {key}. {anchors, plural, one {Un certificado CSCA tiene} other {# certificados CSCA tienen}} ese identificador de clave en el almacén, pero la firma no es válida con ninguno: el emisor tiene otra clave.
diagnosis.labelDocument	Documento
diagnosis.labelSigner	Firmante
diagnosis.labelTrust	Confianza
diagnosis.linkMissing	El almacén tiene claves hasta la generación {generation}. Un certificado de enlace de esa clave a la que falta bastaría para confiar en esta.
diagnosis.listOlderThanSigner	La lista maestra más reciente del almacén se firmó el {signed}, antes de que se certificara este firmante ({certified}).
diagnosis.lookClosely	Examine con detalle el documento y su firmante; epass inspect muestra el certificado y lo que se desvía de su perfil.
diagnosis.newerGeneration	El firmante se certificó el {certified}, después del inicio del certificado CSCA más reciente del almacén ({country}, {newest}): falta una generación más reciente.
diagnosis.noSecurityObject	No hay objeto de seguridad.
diagnosis.nothingToDo	No hay nada que hacer.
diagnosis.olderGeneration	El firmante se certificó el {certified}, antes del certificado CSCA más antiguo del almacén ({country}, {oldest}): falta una generación más antigua.
diagnosis.periodEnded	Ninguna lista arregla un período que ha terminado. epass verify dice si la política lo tiene en cuenta. --at evalúa como si fuera otro día, por ejemplo el de la expedición.
diagnosis.pinList	Compare la huella de la lista, o de la CSCA de su firmante, con la que publica el editor en otro lugar, e importe la lista con ella.
diagnosis.pinListOfSigner	Compare la huella de la lista de {signer}, o de la CSCA de su firmante, con la que publica el editor en otro lugar, e importe la lista con ella.
diagnosis.readAgain	Vuelva a leer el documento: EF.SOD dice quién lo firmó.
diagnosis.reportAlgorithm	Comuníquelo, junto con el certificado CSCA: esta versión no puede usar su clave.
diagnosis.revocationListAddress	El certificado indica {address} como lugar de la lista. epass no descarga nada por sí mismo; una dirección en un certificado vale tanto como el certificado.
diagnosis.sameNameOtherKey	{anchors, plural, one {Un ancla tiene} other {# anclas tienen}} el nombre de su emisor, y la firma no es válida con ninguna: la clave es otra.
diagnosis.securityObjectInvalid	{finding}. Una cadena no probaría nada sobre los archivos.
diagnosis.signerKey	{key}, válido del {begin} al {end}, número de serie {serial}
diagnosis.signerNotFoundByKey	El documento no lleva el certificado de su firmante, y el almacén no tiene ninguna copia. Indica la clave {key}.
diagnosis.signerNotFoundBySerialNumber	El documento no lleva el certificado de su firmante, y el almacén no tiene ninguna copia. Indica el número de serie {serial} de {issuer}.
diagnosis.signerNotNamed	El documento no lleva el certificado de su firmante, y el almacén no tiene ninguna copia. No indica ningún certificado.
diagnosis.signerUnknown	no se conoce: no hay objeto de seguridad
diagnosis.storeEmpty	El almacén no contiene ningún certificado CSCA.
diagnosis.storeNamed	{name}: {store}
diagnosis.storeOld	La lista maestra más reciente del almacén se firmó el {signed}, hace {days, plural, one {# día} other {# días}}.
diagnosis.storeWithList	{anchors, plural, one {# ancla} other {# anclas}} de {countries, plural, one {# país} other {# países}}; lista maestra más reciente: {signed}, de hace {days, plural, one {# día} other {# días}}
diagnosis.storeWithNewerList	{anchors, plural, one {# ancla} other {# anclas}} de {countries, plural, one {# país} other {# países}}; lista maestra más reciente: {signed}, posterior al momento de referencia
diagnosis.storeWithoutAnchors	almacén vacío
diagnosis.storeWithoutList	{anchors, plural, one {# ancla} other {# anclas}} de {countries, plural, one {# país} other {# países}}; nada de ello llegó en una lista maestra
diagnosis.test	El ancla es ficticia: esto no dice nada sobre un documento real.
diagnosis.unblock	No acepte el documento. Si el bloqueo ya no procede, retírelo con epass trust unblock.
diagnosis.whatToDo	Qué hacer
diagnosis.wordBroken	ROTA
diagnosis.wordChains	ENCADENA
diagnosis.wordOpen	SIN CADENA
doctor.algorithmsMissing	Aquí no funcionan algoritmos que los documentos necesitan: {algorithms}.
doctor.algorithmsThere	Los {count} algoritmos que se probaron funcionan.
doctor.allowSHA1	Haga que la política del sistema permita SHA-1 en firmas: los documentos antiguos se firmaron con él.
doctor.allowUser	Escriba una regla de polkit que le dé acceso; vale de inmediato.
doctor.bundleWritten	El paquete está escrito: {file}. No contiene datos personales; revíselo antes de enviarlo.
doctor.chipFree	Hay un chip en {readers}, y ningún programa lo retiene.
doctor.chipHeld	Otro programa usa el chip en {readers}.
doctor.chipMute	Hay algo en {readers} que no responde como un chip.
doctor.chipNone	No hay ningún chip en un lector.
doctor.clockBeforeList	El reloj marca el {today}; la lista maestra más reciente del almacén de confianza se firmó el {signed}.
doctor.clockBeforeProgram	El reloj marca el {today}; este programa se creó el {made}.
doctor.clockFarAhead	El reloj marca el {today}, más de veinte años después de que se creara este programa.
doctor.clockNotKnown	Aquí no se puede ver si el reloj está sincronizado.
doctor.clockNotSynchronised	El reloj no está sincronizado.
doctor.clockSays	El reloj marca el {today}.
doctor.clockSynchronised	El reloj está sincronizado.
doctor.closeStore	Mire quién cambió qué y quite después a los demás el derecho de escritura.
doctor.connectAgain	Desconecte el dispositivo, inicie pcscd de nuevo y conéctelo; después, pcscd dice en su registro qué le pasa.
doctor.denied	El servicio pcscd no da acceso a este usuario: polkit exige una sesión local, o una regla para el usuario.
doctor.deniedInContainer	El servicio pcscd no da acceso a este usuario: polkit no puede saber quién pregunta desde un contenedor.
doctor.deniedRemotely	El servicio pcscd no da acceso a este usuario: polkit rechaza las sesiones remotas (ssh).
doctor.driverElsewhere	Los controladores son los del sistema al que pertenece el servicio.
doctor.driverInstalled	El controlador de lectores USB (libccid) está instalado.
doctor.driverMissing	El controlador de lectores USB (libccid) no está instalado.
doctor.driverOther	El controlador de lectores USB (libccid) no está instalado; los lectores presentes tienen otro.
doctor.endDaemon	Cierre el demonio de GnuPG; vuelve la próxima vez que se use una tarjeta. Con `pcsc-shared` en scdaemon.conf comparte las tarjetas.
doctor.endPrograms	Ciérrelos si una lectura dice que el lector está ocupado.
doctor.importLists	Importe las listas maestras de editores en los que confíe; sin ellas no se conoce a ningún emisor.
doctor.importNewer	Importe la lista más reciente de su editor.
doctor.importRevocation	Mire cuáles son e importe otras más recientes.
doctor.installDriver	Instale el controlador y vuelva a conectar el lector.
doctor.installService	Instale pcscd y el controlador de lectores USB.
doctor.localeASCII	La configuración regional no es de UTF-8: las marcas se muestran en ASCII, y puede que los nombres no se muestren como son.
doctor.localeUnicode	La configuración regional tiene todas las letras (UTF-8).
doctor.moduleHolds	El módulo del núcleo {module} retiene un lector, de modo que pcscd no puede tenerlo.
doctor.moduleMayHold	El módulo del núcleo {module} está cargado, y en el servicio falta un lector de su tipo.
doctor.modulesFree	Ningún módulo del núcleo retiene un lector.
doctor.modulesNotSeen	Los módulos del núcleo no se pueden ver aquí.
doctor.mountSocket	Inicie el contenedor con la carpeta del socket del anfitrión, o instale pcscd en él.
doctor.nothingWrong	Aquí no hay nada mal.
doctor.opensslUnknown	OpenSSL no dice qué versión es.
doctor.opensslVersion	OpenSSL es de la versión {version}.
doctor.optionsOfBundle	Lo que abre el chip y de qué chip se trata son opciones del paquete: indique también --bundle.
doctor.otherReader	Use otro lector sin contacto si este pierde pasaportes o rechaza sus claves.
doctor.ownStore	Entréguelo a su usuario (chown), o importe en un almacén propio.
doctor.permissionGranted	El servicio pcscd da acceso a este usuario.
doctor.permissionUnknown	No se puede preguntar si pcscd da acceso a este usuario, porque no responde ningún servicio.
doctor.placeFlat	Coloque el documento plano sobre el lector y no lo mueva: con la cubierta o la página de datos hacia abajo y sin nada en medio; algunos lectores tienen la antena en un extremo. Un documento sin el símbolo del chip en la cubierta no tiene chip.
doctor.programsHold	Hay en marcha programas que se reservan las tarjetas: {programs}.
doctor.programsNone	No se ve ningún otro programa que use tarjetas inteligentes.
doctor.programsNotSeen	Los demás programas no se pueden ver aquí.
doctor.programsShare	Hay en marcha programas que consultan las tarjetas y las comparten: {programs}.
doctor.programsUnnamed	{count, plural, one {Otro programa usa} other {Otros # programas usan}} la biblioteca del servicio.
doctor.readersGood	No consta nada en contra de estos lectores.
doctor.readersListed	El servicio tiene {count, plural, one {# lector} other {# lectores}}: {readers}.
doctor.readersNone	No se conoce ningún lector.
doctor.readersUnknown	No se puede preguntar qué lectores hay, porque no responde ningún servicio.
doctor.restartService	Inicie pcscd de nuevo.
doctor.restartSocket	Haga que se cree de nuevo el socket: pcscd crea uno que puede abrir cualquier usuario.
doctor.revocationCurrent	La lista de revocación más reciente de cada Estado está en vigor ({count, plural, one {# Estado} other {# Estados}}).
doctor.revocationNone	El almacén de confianza no contiene ninguna lista de revocación.
doctor.revocationStale	La lista de revocación más reciente de {count, plural, one {# Estado} other {# Estados}} está atrasada.
doctor.runWithoutPolkit	Ejecute un pcscd en el contenedor, o inicie el del anfitrión con `--disable-polkit` si nadie más trabaja ahí.
doctor.seeLog	Mire qué dice pcscd en su registro; si es de otra versión, actualice ambos a la vez.
doctor.serviceActivated	El servicio pcscd se inicia cuando un programa lo pide, o está en marcha donde no se puede ver.
doctor.serviceDrops	El servicio pcscd acepta conexiones y las corta: su versión no es la de libpcsclite, o tiene polkit sin D-Bus.
doctor.serviceElsewhere	El servicio de tarjetas inteligentes no es de este sistema; su socket se puso aquí.
doctor.serviceInstalled	El servicio de tarjetas inteligentes pcscd está instalado.
doctor.serviceMissing	El programa del servicio de tarjetas inteligentes, pcscd, no está en sus lugares habituales.
doctor.serviceNotRunning	El servicio pcscd no está en marcha, y nada lo iniciaría.
doctor.serviceRuns	El servicio pcscd está en marcha.
doctor.serviceSilent	El servicio pcscd acepta conexiones y no responde.
doctor.setClock	Ponga el reloj en hora: de él depende qué certificados y documentos son válidos.
doctor.setLocale	Elija una configuración regional de UTF-8.
doctor.setUpStore	Créelo: así sabrá qué listas hay y dónde; sin almacén no se conoce a ningún emisor.
doctor.socketAbsent	El socket de pcscd no existe, de modo que los programas no llegan a ningún servicio.
doctor.socketAccepts	El socket de pcscd acepta conexiones.
doctor.socketDenied	Este usuario no puede abrir el socket de pcscd.
doctor.socketFails	El socket de pcscd no acepta ahora conexiones.
doctor.socketNotInContainer	El socket de pcscd no está en este contenedor.
doctor.socketOfVariable	PCSCLITE_CSOCK_NAME indica un socket que no acepta conexiones.
doctor.socketRefuses	El socket de pcscd es un resto, y nadie escucha detrás de él.
doctor.startService	Active el socket: systemd inicia entonces pcscd cada vez que un programa lo pide.
doctor.startServiceByHand	Inicie pcscd (sudo pcscd), y haga que su sistema lo inicie al arrancar.
doctor.storeAbsent	Todavía no hay almacén de confianza.
doctor.storeClosed	Solo su usuario y el administrador pueden escribir en el almacén de confianza.
doctor.storeEmpty	El almacén de confianza no contiene ningún certificado de un Estado expedidor.
doctor.storeHolds	El almacén de confianza contiene {anchors, plural, one {# ancla} other {# anclas}} de {countries, plural, one {# Estado} other {# Estados}}.
doctor.storeList	La lista maestra más reciente del almacén de confianza se firmó el {signed}.
doctor.storeNothing	El almacén de confianza no contiene nada que tenga antigüedad.
doctor.storeOfOther	El almacén de confianza, o un archivo en él, pertenece a otro usuario.
doctor.storeOld	La lista maestra más reciente del almacén de confianza se firmó el {signed}, hace {days, plural, one {# día} other {# días}}.
doctor.storeOpen	Otros pueden escribir en el almacén de confianza.
doctor.storeUnusable	El almacén de confianza no se puede usar ({code}).
doctor.storeWithoutList	Nada en el almacén de confianza llegó en una lista maestra firmada, de modo que no se conoce su antigüedad.
doctor.summary	{problems, plural, =0 {Ningún problema} one {# problema} other {# problemas}}, {warnings, plural, =0 {ninguna advertencia} one {# advertencia} other {# advertencias}}.
doctor.synchroniseClock	Haga sincronizar el reloj, o compárelo a mano.
doctor.unloadModule	Descargue el módulo y haga que no se cargue más; después, vuelva a conectar el lector.
doctor.unsetVariable	Quite la variable, salvo que ahí escuche un servicio propio: en ese caso, inícielo.
doctor.updateDriver	El controlador no conoce el dispositivo: actualícelo, o instale el de su fabricante.
doctor.updateOpenssl	Use el OpenSSL 3 de la distribución, con todo lo que trae.
doctor.usbListed	El servicio tiene todos los lectores USB que están conectados.
doctor.usbNone	Ningún dispositivo USB se presenta como lector de tarjetas inteligentes (CCID).
doctor.usbNotListed	Conectados, y no entre los lectores del servicio: {devices}.
doctor.usbNotSeen	Los dispositivos USB de este sistema no se pueden ver aquí.
doctor.usbPlugged	Conectados, sin que ningún servicio diga si los tiene: {devices}.
doctor.withoutDocument	el paquete no tiene documento. {error}.
document.bornLater	EF.DG11 indica una fecha de nacimiento posterior al día de referencia: {born}.
document.centuryUnknown	No se puede saber el siglo de la fecha de caducidad: {first} o {second}.
document.current	El documento está vigente hasta el {day}.
document.currentAtLeast	El documento está vigente al menos hasta el {day}.
document.dateOfIssueFits	La fecha de expedición, {issued}, es coherente con las de nacimiento y caducidad.
document.dateOfIssueUnreadable	La fecha de expedición de EF.DG12 no es una fecha completa.
document.detailsAgree	EF.DG11 coincide con EF.DG1 en: {fields}.
document.detailsAgreeInPart	EF.DG11 coincide con EF.DG1 en: {fields}; no comparable: {others}.
document.detailsDiffer	EF.DG11 y EF.DG1 difieren en: {fields}.
document.detailsNotComparable	EF.DG11 y EF.DG1 no se pueden comparar en: {fields}.
document.expired	El documento caducó el {day}.
document.expiredOrBefore	El documento caducó el {day} o antes.
document.expiryInPart	La fecha de caducidad tiene partes desconocidas: está entre el {first} y el {last}.
document.expiryUnreadable	La fecha de caducidad no se puede leer.
document.field.personalNumber	número personal
document.fieldAsKnown	{field} (en lo que se conoce)
document.fieldTransliterated	{field} (otra transliteración permitida)
document.fieldTruncated	{field} (hasta donde llega la zona)
document.issuedAfterExpiry	El documento se expidió el {issued}, después de su caducidad ({expiry}).
document.issuedBeforeBirth	El documento se expidió el {issued}, antes del nacimiento de su titular ({birth}).
document.issuedLater	El documento se expidió el {issued}, después del día de referencia ({day}).
document.noDateOfIssue	EF.DG12 no indica fecha de expedición.
document.noDateToCompare	EF.DG1 no tiene ninguna fecha con la que comparar la fecha de expedición.
document.noDetails	EF.DG11 no contiene ni nombre ni fecha de nacimiento.
error.access.authenticationLength	La respuesta a EXTERNAL AUTHENTICATE no tiene cuarenta octetos.
error.access.authenticationMAC	La suma de comprobación M_IC de la respuesta del chip es incorrecta.
error.access.authenticationTokenInvalid	El token de autenticación T_IC del chip es incorrecto.
error.access.authenticationTokenLength	El token de autenticación T_IC del chip no tiene ocho octetos.
error.access.blocked	El chip no acepta más intentos.
error.access.challengeLength	El reto RND.IC no tiene ocho octetos.
error.access.channelClosed	El canal seguro se cerró por un fallo anterior.
error.access.channelLost	El chip respondió sin protección y con una palabra de error: ha abandonado el canal seguro.
error.access.chipAuthenticationDataMissing	El chip no envió los datos de autenticación del chip que exige el mapeo.
error.access.chipAuthenticationDataUnexpected	El chip envió datos de autenticación del chip, que corresponden a otro mapeo.
error.access.chipAuthenticationRefused	El chip respondió a un comando de la autenticación del chip con octetos de estado distintos de 9000.
error.access.chipNonceMismatch	El chip no repitió su propio número aleatorio RND.IC.
error.access.commandTooLong	El comando es demasiado largo para el chip, o para una APDU de comando una vez protegido.
error.access.commandUnsuitable	El comando no se puede proteger, o no es compatible con el cifrado.
error.access.counterExhausted	El contador de secuencia de envío no tiene más valores.
error.access.cryptogramInvalid	El criptograma no es un número entero de bloques, o no anuncia relleno.
error.access.cryptography	Falló una operación criptográfica de la biblioteca.
error.access.dataObjectMalformed	Un objeto de datos de la respuesta está cortado, o su longitud no concuerda.
error.access.dataObjectMissing	Falta un objeto de datos que el paso debe aportar.
error.access.dataObjectOrder	Los objetos de datos no están en el orden de la norma, o algo sigue a DO'8E'.
error.access.dataObjectRepeated	La respuesta contiene dos veces un objeto de datos.
error.access.dataObjectUnknown	La respuesta contiene un objeto de datos que no debe contener.
error.access.macInvalid	El MAC de la respuesta (DO'8E') es incorrecto.
error.access.macMissing	La respuesta no tiene MAC (DO'8E').
error.access.malformedResponse	La respuesta no tiene octetos de estado.
error.access.mappedGeneratorInvalid	El mapeo del número aleatorio da el elemento neutro, o ningún elemento.
error.access.mappingDataNotEmpty	El chip envió datos en DO'82', que en el mapeo integrado está vacío.
error.access.mrzRequired	El chip protege sus archivos, y no se indicó nada que lo abra.
error.access.nonceLength	El número aleatorio cifrado de PACE no tiene una longitud que permita el protocolo.
error.access.notSupported	El chip no ofrece esta forma de control de acceso.
error.access.outOfSequence	Se protegió un comando con una respuesta pendiente, o llegó una respuesta sin comando.
error.access.paceFailed	El chip ofrece PACE, pero ningún intento tuvo éxito, y nada más abre el chip.
error.access.paceNotOffered	Se exigió PACE, y el chip no ofrece ninguno que se pueda usar.
error.access.paceRequired	El chip no conoce la clave del control de acceso básico: exige PACE.
error.access.paddingInvalid	Los datos descifrados no terminan en el relleno de ISO/IEC 9797-1, método 2.
error.access.passwordFormat	Lo que se indicó no puede ser una contraseña: un CAN solo tiene dígitos; un PIN tiene caracteres de ISO/IEC 8859-1.
error.access.passwordSuspended	Queda un intento de la contraseña. No se usó: el chip pide antes el número de acceso a la tarjeta.
error.access.protocolError	El chip respondió a un paso del control de acceso de una manera que el protocolo no prevé.
error.access.publicKeyEncoding	La clave pública efímera del chip no está codificada como debe: está comprimida, tiene otra longitud o empieza por ceros.
error.access.publicKeyInvalid	La clave pública efímera del chip no se puede usar: está fuera de la curva, en el infinito o fuera del subgrupo.
error.access.publicKeyReflected	El chip devolvió la clave pública efímera del propio terminal.
error.access.staticKeyAlgorithmMismatch	La clave pública estática del chip es de otro tipo que el que dice el identificador de objeto de su entrada.
error.access.staticKeyMalformed	La clave pública estática del chip no se puede descodificar.
error.access.staticKeyNeutral	La clave pública estática del chip es el elemento neutro: el punto del infinito, o 1.
error.access.staticKeyNotInGroup	La clave pública estática del chip es un punto fuera de la curva, o un número fuera del subgrupo del generador.
error.access.staticKeyOutOfRange	La clave pública estática del chip es un número que no está entre 2 y p-2, o un punto con una coordenada que no es menor que p.
error.access.staticKeyParametersInvalid	Los parámetros de dominio de la clave pública estática del chip no concuerdan entre sí: q es compuesto o no divide a p-1, o g no genera lo que debe.
error.access.staticKeyParametersUnsupported	Los parámetros de dominio de la clave pública estática del chip no se admiten: una curva que no está en la lista, o un primo de longitud fuera de los límites.
error.access.staticKeyPrimeComposite	Los parámetros de dominio de la clave pública estática del chip tienen un módulo que no es primo.
error.access.staticKeySmallOrder	La clave pública estática del chip solo genera unos pocos elementos, de modo que quien responda puede adivinar el secreto compartido.
error.access.statusMismatch	Los octetos de estado exteriores difieren de los de DO'99'.
error.access.terminalAuthenticationNotAllowed	El chip no permite ahora la autenticación del terminal.
error.access.terminalCertificateRefused	El chip no aceptó un certificado del terminal, o no seleccionó su clave.
error.access.terminalNonceMismatch	El chip no devolvió el número aleatorio RND.IFD.
error.access.terminalSignatureMalformed	La firma del propio terminal no tiene la longitud de su clave. No se envió.
error.access.terminalSignatureRefused	El chip no aceptó la firma del terminal.
error.access.terminalTrustPointUnknown	El chip no tiene la clave con la que debe verificarse un certificado del terminal.
error.access.tooManyStaticKeys	El chip tiene más claves públicas estáticas de las que se examinan.
error.access.unprotectedResponse	El chip comunicó éxito sin ninguna protección.
error.access.wrongPassword	El chip rechazó la clave o la contraseña: lo más frecuente es que no sea la de este documento o que se haya leído mal.
error.apdu.invalidExpectedLength	Ne está fuera del intervalo de 1 a 65 536.
error.apdu.lengthMismatch	Lc o Le no concuerda con los octetos que siguen.
error.apdu.tooLong	El campo de datos tiene más de 65 535 octetos.
error.apdu.truncated	Hay menos octetos de los que necesitan un encabezado o los octetos de estado.
error.archive.duplicatePath	Una ruta figura más de una vez en un archivo empaquetado.
error.archive.malformed	Un archivo empaquetado, o un archivo que contiene, está dañado o es otra cosa.
error.archive.tooLarge	Un archivo o un documento de un archivo empaquetado es mayor que cualquier cosa de su tipo.
error.archive.truncated	Un archivo empaquetado termina antes de tiempo.
error.archive.unsafeEntry	Un elemento de un archivo empaquetado tiene un nombre que lleva fuera de él, o no es un archivo.
error.archive.unsupported	Un archivo empaquetado es de un tipo que no se lee.
error.atOctet	{error} ({code}, octeto {offset}).
error.card.invalidResponse	La respuesta tiene menos de dos octetos, o más de los permitidos.
error.card.none	No hay ningún chip.
error.card.removed	El chip salió del campo o del lector.
error.card.reset	Otro programa reinició el chip, o este perdió la alimentación; se ha perdido su estado de seguridad.
error.card.timeout	No llegó ninguna respuesta a tiempo.
error.card.transmissionFailed	El lector no pudo transmitir el comando o no obtuvo respuesta.
error.card.unresponsive	Hay un chip, y no responde al reinicio.
error.channel.cancelled	La espera se canceló.
error.channel.closed	La conexión con el chip se cerró antes.
error.channel.invalidCommand	El comando tiene menos de cuatro octetos o es demasiado largo para el lector.
error.channel.ioFailed	Falló un socket o una llamada al sistema operativo.
error.channel.scriptMismatch	Un canal con guion recibió otro comando que el de su guion.
error.cli.cannotWrite	No se puede escribir en un archivo, una carpeta o la salida estándar.
error.cli.commandFailed	Falló un programa que debía traer archivos.
error.cli.confirmationNeeded	Una importación necesita confirmación, y no había a quién preguntar; no se importó nada.
error.cli.country	Ningún país se llama así.
error.cli.fileExists	El archivo ya existe; no se sobrescribió.
error.cli.folderNotEmpty	La carpeta ya contiene algo; no se escribió nada.
error.cli.internal	Ocurrió algo que no estaba previsto.
error.cli.interrupted	El usuario interrumpió el programa.
error.cli.language	El idioma que se pidió no está disponible.
error.cli.noInput	Una entrada no se puede leer, o está vacía.
error.cli.noPIN	El archivo que debía contener el PIN no lo tiene en una línea propia.
error.cli.noProgram	Un programa necesario no está instalado.
error.cli.noStore	Todavía no hay almacén de confianza.
error.cli.noTerminal	No hay ningún terminal en el que preguntar, o no puede ocultar lo que se escribe.
error.cli.notConfirmed	La respuesta a la pregunta de una importación fue no; no se importó nada.
error.cli.notEvidence	El archivo que se iba a evaluar es otra cosa.
error.cli.notInStore	Nada en el material de confianza es lo que se pidió.
error.cli.nothingToExport	En el material de confianza no hay nada de ese tipo, país y base.
error.cli.pinNotMet	Un resumen indicado no es el de nada de lo que se entregó.
error.cli.tooLarge	Una entrada es mayor que cualquier cosa de su tipo.
error.cli.usage	Las opciones no son compatibles entre sí, o no designan nada.
error.conformance.authorityInvalid	El certificado y la clave no son los de una CVCA.
error.conformance.caseUnknown	No existe ese caso.
error.conformance.chipCaseUnknown	No existe ese caso para chips.
error.conformance.chipNotOpened	Nada de lo que se indicó abre el chip.
error.conformance.fileInvalid	El archivo no contiene ningún caso, o contiene alguno que no se puede admitir.
error.conformance.notJSON	El texto no es JSON admisible.
error.conformance.resultsInvalid	El archivo no contiene los resultados de una ejecución.
error.crypto.algorithmMismatch	Un algoritmo de firma no corresponde al tipo de clave, o sus parámetros no tienen sentido.
error.crypto.allowanceSpent	No se comprobaron unos parámetros de dominio Diffie-Hellman, porque los anteriores agotaron todo el trabajo que se dedica a un documento.
error.crypto.bufferTooSmall	Un búfer de salida es demasiado pequeño.
error.crypto.curveUnsupported	Una curva con nombre no está en la lista.
error.crypto.domainParametersInvalid	El generador o el orden de unos parámetros de dominio Diffie-Hellman no concuerda con el primo.
error.crypto.domainParametersNotExplicit	Unos parámetros de dominio se indican por su nombre o se omiten donde deben ser explícitos.
error.crypto.domainParametersOutOfBounds	Unos parámetros de dominio Diffie-Hellman tienen una longitud que no se acepta.
error.crypto.domainParametersUnknown	Unos parámetros de dominio no son los de ningún grupo de la lista.
error.crypto.dsaKeyInvalid	Los números de una clave DSA tienen una longitud que no se acepta, o no encajan entre sí.
error.crypto.elementEncodingInvalid	Un valor público de un acuerdo de claves no es la codificación de un elemento.
error.crypto.elementNeutral	El elemento neutro figura donde se quiere un valor público o un secreto.
error.crypto.elementNotInGroup	Un valor público de un acuerdo de claves no es un elemento del grupo.
error.crypto.elementOutOfRange	Un valor público de un acuerdo de claves está fuera de rango.
error.crypto.elementSmallOrder	Un valor público de un acuerdo de claves solo genera unos pocos elementos.
error.crypto.encodingInvalid	El DER está mal formado o no tiene la forma esperada.
error.crypto.explicitCurveUnknown	Unos parámetros explícitos de curva no son los de ninguna curva de la lista.
error.crypto.groupMismatch	Dos elementos de una operación son de grupos distintos.
error.crypto.inputLength	La entrada no es un número entero de bloques, o está vacía donde hace falta un bloque.
error.crypto.ivLength	Un vector de inicialización no tiene la longitud de un bloque.
error.crypto.keyAlgorithmUnsupported	El algoritmo de una clave pública no es ni RSA, ni RSASSA-PSS, ni DSA, ni de curvas elípticas.
error.crypto.keyLength	Una clave no tiene la longitud adecuada para el algoritmo.
error.crypto.libraryUnavailable	No se pudo obtener el contexto de biblioteca de OpenSSL o su proveedor predeterminado.
error.crypto.notInvertible	Un número no tiene inverso.
error.crypto.operationFailed	OpenSSL rechazó una operación que debería haber funcionado.
error.crypto.paddingInvalid	No hay un relleno válido (ISO/IEC 9797-1, método 2) al final de un texto descifrado.
error.crypto.pointInvalid	Un punto público está comprimido, fuera de la curva o es el punto del infinito.
error.crypto.primeComposite	El módulo de unos parámetros de dominio Diffie-Hellman no es primo.
error.crypto.privateKeyInvalid	Una clave privada no se pudo leer.
error.crypto.randomUnavailable	El generador aleatorio del sistema no dio nada.
error.crypto.rsaOutOfBounds	Un módulo o exponente RSA está fuera de los límites aceptados.
error.crypto.signatureOutOfRange	Un número de una firma es cero, o no es menor que el módulo o el orden.
error.evidence.fileConflict	Un archivo se entregó dos veces, con octetos distintos.
error.evidence.fileDoubled	Un archivo aparece dos veces en las evidencias.
error.evidence.formUnknown	Un texto JSON no tiene ninguna de las formas que se leen.
error.evidence.inconsistent	Los miembros se contradicen: ninguna lectura puede haberlos reunido.
error.evidence.memberInvalid	Un miembro tiene otro tipo o valor que los permitidos.
error.evidence.memberMissing	Falta un miembro que debe estar.
error.evidence.nameAmbiguous	Un nombre designa dos archivos, y el contenido no permite saber cuál.
error.evidence.nameUnknown	Un nombre no es el de ningún archivo de un documento.
error.evidence.noFiles	Una carpeta no contiene ningún archivo de un documento.
error.evidence.notWitnessed	El testigo indicado no firmó las evidencias tal como son.
error.evidence.schemaUnknown	El objeto es de otro esquema.
error.evidence.severalDocuments	Los archivos son de más de un documento.
error.evidence.textUndecodable	Un texto no es ni hexadecimal ni base64.
error.evidence.unreadable	Un archivo o una carpeta no se puede leer.
error.evidence.witnessKeys	La clave de un testigo no se puede usar.
error.image.cancelled	La descodificación de la imagen se canceló.
error.image.crashed	El descodificador terminó bruscamente con la imagen, o hizo algo que su confinamiento prohíbe, y el sistema le puso fin.
error.image.helperFailed	El programa que se inició no es un descodificador de esta versión, o su respuesta no es válida.
error.image.helperMissing	No hay ningún programa que descodifique, o no se puede iniciar.
error.image.malformed	Los octetos no son una imagen del formato, o son una dañada.
error.image.memory	El descodificador necesitó más memoria de la que permiten los límites.
error.image.notBuilt	Esta compilación no incluye descodificador de imágenes.
error.image.notConfined	El sistema se negó a confinar el descodificador; no se descodificó nada.
error.image.timeout	El descodificador necesitó más tiempo del que permiten los límites, y se le puso fin.
error.image.tooLarge	El encabezado indica más puntos, componentes o teselas de los que permiten los límites. No se descodificó nada.
error.image.unsupported	La imagen usa algo que aquí no se descodifica: WSQ, JPEG de 12 bits, cuatro colores en JPEG 2000, más de 16 bits.
error.json.duplicateName	Un nombre aparece dos veces en un mismo objeto.
error.json.limitExceeded	El texto es más largo, más profundo o tiene más contenido de lo que permiten los límites.
error.json.number	Un número no es entero, o no cabe en 64 bits.
error.json.string	Una cadena no está en UTF-8, o tiene un escape desconocido o un carácter de control.
error.json.syntax	El texto no es JSON.
error.lds.deviationRefused	El perfil de descodificación no tolera una desviación.
error.lds.duplicateElement	Un elemento que solo puede aparecer una vez aparece de nuevo.
error.lds.invalidEncoding	Una etiqueta, una longitud o un número no está codificado como debe estarlo ahí.
error.lds.invalidMRZ	Lo que hay en DG1 no es una zona de lectura mecánica.
error.lds.invalidValue	Un elemento contiene un valor que la norma no permite ahí.
error.lds.limitExceeded	Los elementos son más profundos, más numerosos o más largos de lo que se acepta.
error.lds.missingElement	Falta un elemento obligatorio.
error.lds.notEncodable	Un valor no se puede escribir.
error.lds.truncated	Los octetos terminan antes que el elemento.
error.lds.unexpectedTag	Hay otra etiqueta donde se exigía una determinada.
error.lds.unsupportedVersion	La estructura es de una versión desconocida.
error.mrz.ambiguousRepair	Dos reparaciones distintas concuerdan con los dígitos de verificación.
error.mrz.character	Hay un carácter distinto de A-Z, 0-9 y <.
error.mrz.countryCode	Un expedidor o una nacionalidad por escribir no es un código de Doc 9303-3, sección 5.
error.mrz.date	Una fecha de una clave de acceso, o una por escribir, no tiene una forma conocida o no es una fecha.
error.mrz.documentCode	Un código de documento por escribir no corresponde al formato.
error.mrz.documentNumber	El número de documento de una clave de acceso está vacío o es demasiado largo.
error.mrz.empty	No se indicó nada, o solo espacios en blanco.
error.mrz.fieldCharacter	Un valor por escribir tiene un carácter que su campo no permite.
error.mrz.fieldTooLong	Un valor por escribir no cabe en su campo.
error.mrz.length	El número de caracteres o de líneas no corresponde a ningún formato.
error.mrz.lineLength	No todas las líneas tienen la longitud que exige el formato.
error.mrz.name	Un nombre por escribir está vacío, o nada de él se puede transliterar.
error.mrz.notRepairable	Un dígito de verificación es incorrecto, y ninguna reparación única los hace correctos todos.
error.mrz.otherLayout	Las líneas tienen una disposición que no es de Doc 9303.
error.mrz.tooLong	La entrada es más larga que cualquier cosa que pueda ser una zona de lectura mecánica.
error.mrz.tripleShape	El texto no consta de número de documento, nacimiento y caducidad separados por comas.
error.ofOpenSSL	{error} ({code}; OpenSSL dice: {words}).
error.pkcs11.cancelled	La espera del token se canceló.
error.pkcs11.keyAbsent	El token no contiene ninguna clave privada que describa el URI.
error.pkcs11.keyAmbiguous	El URI describe más de una clave privada.
error.pkcs11.keyUnsupported	La clave no es ni RSA ni de una curva de la lista.
error.pkcs11.mechanismUnsupported	El token, o el tipo de la clave, no admite el algoritmo.
error.pkcs11.moduleFailed	El módulo se cargó y no se puede usar.
error.pkcs11.moduleHung	El módulo PKCS #11 dejó de responder.
error.pkcs11.moduleNotLoaded	El módulo no existe, o no es un módulo.
error.pkcs11.notBuilt	Esta compilación no incluye PKCS #11.
error.pkcs11.pinFinalTry	Queda un intento del PIN; no se gastó.
error.pkcs11.pinIncorrect	El token rechazó el PIN.
error.pkcs11.pinLocked	El PIN está bloqueado, o nunca se estableció.
error.pkcs11.pinRequired	El token pide un PIN, y no se indicó ninguno.
error.pkcs11.signatureMalformed	Lo que devolvió el token no es una firma de su clave.
error.pkcs11.tokenAbsent	No hay ningún token, o ninguno que describa el URI.
error.pkcs11.tokenAmbiguous	El URI describe más de un token.
error.pkcs11.tokenFailed	El token falló por otra causa.
error.pkcs11.tokenLost	El token se retiró, o se perdió la conexión con él.
error.pkcs11.uriMalformed	El texto no es un URI de RFC 7512.
error.pkcs11.uriUnsupported	El URI pide algo que no se puede hacer: otro tipo de objeto que una clave privada, sin módulo o con un PIN dentro.
error.policy.acceptsFailure	Una regla aceptaría lo que falló o no se evaluó.
error.policy.dataAlone	La política admite datos sin el chip, y no lo dice.
error.policy.memberMissing	Falta un miembro que debe estar.
error.policy.nameTaken	El nombre es el de algo que viene incluido en el programa.
error.policy.nameUnknown	La política contiene un nombre que no existe.
error.policy.notJSON	El texto no es JSON que se admita.
error.policy.schemaUnknown	El archivo no es una política, o es de una versión posterior.
error.policy.valueInvalid	Un miembro tiene un valor que no se permite.
error.read.appendingOpen	No se sabe si el chip aceptó el registro: no llegó ninguna respuesta fiable, o devuelve otro registro.
error.read.applicationMissing	El chip no tiene aplicación eMRTD.
error.read.cancelled	La lectura se canceló entre dos comandos.
error.read.chipRefused	El chip rechazó un comando del que la lectura no puede prescindir.
error.read.deadlineExceeded	La lectura duró más de lo que permiten los límites.
error.read.inputInvalid	Lo que se indicó para leer o evaluar (la MRZ, un archivo, una carpeta) no se puede usar.
error.read.limitExceeded	El chip quiere más comandos u octetos de los que permiten los límites.
error.read.noProgress	El chip sigue respondiendo sin aportar nada nuevo.
error.read.otherDocument	Se colocó otro documento: su EF.SOD no es el del documento que se leyó antes.
error.read.recordNotKept	El chip dijo que aceptó el registro, pero no lo tiene.
error.reader.busy	Otro programa tiene ocupado el lector o el chip.
error.reader.noService	No hay ningún servicio de tarjetas inteligentes en marcha.
error.reader.none	No hay ningún lector de tarjetas inteligentes conectado.
error.reader.notPermitted	El servicio de tarjetas inteligentes no da acceso a este usuario.
error.reader.removed	El lector se desconectó, o terminó su controlador.
error.reader.serviceLost	El servicio de tarjetas inteligentes (pcscd) terminó.
error.reader.several	Hay documentos o tarjetas en varios lectores.
error.reader.unknown	Ningún lector tiene el nombre que se pidió.
error.reader.unsupported	El lector, el controlador o la compilación no pueden hacer lo que se pidió.
error.result.content	Lo que se firmó no es lo que dice un resultado.
error.result.header	La cabecera no es la de un resultado firmado.
error.result.keys	Las claves de los resultados firmados no se pueden usar.
error.result.malformed	Un resultado firmado no consta de tres partes en base64url separadas por puntos.
error.result.tooLong	Un resultado firmado es más largo que cualquiera de ellos.
error.seal.duplicateFeature	Una etiqueta aparece dos veces en la zona de mensaje.
error.seal.invalidC40	Unos octetos no son C40, o son C40 que un codificador no escribiría.
error.seal.invalidDate	Tres octetos no son una fecha.
error.seal.invalidJSON	El texto de un VDS-NC no es JSON admisible.
error.seal.invalidLength	Una longitud no está codificada como exige la versión.
error.seal.invalidSignature	La zona de firma está vacía, o no contiene dos números de igual longitud.
error.seal.invalidValue	Un campo del encabezado tiene un valor que la norma no permite.
error.seal.limitExceeded	Hay más octetos o elementos de los que se aceptan.
error.seal.memberInvalid	Un miembro de un VDS-NC tiene otro tipo o valor que los permitidos.
error.seal.memberMissing	Falta un miembro que un VDS-NC debe tener.
error.seal.missingSignature	El sello termina sin zona de firma.
error.seal.notASeal	El primer octeto no es la constante mágica, y el texto no es un objeto JSON.
error.seal.notEncodable	Un valor no se puede escribir en un sello.
error.seal.otherKind	Es un código de barras de otra norma.
error.seal.signingFailed	La clave no firma sellos, o no firmó.
error.seal.trailingOctets	Algo sigue a la firma.
error.seal.truncated	El sello termina antes que uno de sus elementos.
error.seal.unreadableText	El texto de un código de barras no está en ninguna de las formas que se admiten.
error.seal.unsupportedVersion	El encabezado es de una versión desconocida.
error.simulator.addressInvalid	La dirección no es HOST:PORT, o el equipo no se conoce.
error.simulator.connectionFailed	Nadie escucha en la dirección.
error.simulator.connectionLost	La conexión se cortó en medio de un mensaje.
error.simulator.descriptionInvalid	La descripción no es un objeto JSON.
error.simulator.memberUnknown	La descripción tiene un miembro desconocido.
error.simulator.personalisationFailed	No se pudieron generar claves, certificados o archivos.
error.simulator.profileUnknown	Ningún perfil tiene este nombre.
error.simulator.valueInvalid	Un miembro de la descripción tiene un valor que no se permite.
error.status.contradictory	Una fuente dice dos cosas de un mismo documento.
error.status.document	Una línea que describe un documento no se puede leer.
error.status.key	La clave de los seudónimos no se puede usar.
error.status.malformed	Un archivo de estados no es como exige su formato.
error.status.noAnswer	El programa al que se preguntó por el estado de un documento no respondió como debía.
error.status.otherKey	Un archivo de estados se hizo con otra clave.
error.status.outOfDate	Un archivo de estados ya no se debe usar.
error.tlv.indefiniteLength	Hay una longitud indefinida donde solo se permite una definida.
error.tlv.invalidLength	El campo de longitud está reservado, tiene más de cuatro octetos o más de los que permite DER.
error.tlv.invalidTag	La etiqueta tiene más de cuatro octetos o lleva relleno.
error.tlv.limitExceeded	Los objetos de datos son más profundos, más numerosos o más largos de lo que permiten los límites.
error.tlv.missingEndOfContents	A una longitud indefinida le faltan sus octetos de fin de contenido.
error.tlv.trailingBytes	Tras el último objeto de datos hay más octetos.
error.tlv.truncated	Los octetos terminan antes que el objeto de datos.
error.tlv.unexpectedTag	Hay otra etiqueta donde se exigía una determinada.
error.trace.inconsistent	Lo que figura en una línea no concuerda entre sí.
error.trace.memberInvalid	Un miembro de una línea falta, o tiene otro tipo o valor que los permitidos.
error.trace.redacted	La traza está censurada: no tiene octetos que reproducir.
error.trace.schemaUnknown	La primera línea no es la de una traza que lea esta versión.
error.trace.syntax	Una línea no es JSON admisible.
error.trace.tooLong	Hay más líneas de las que se leen, o una más larga.
error.transcript.invalidHexadecimal	Un carácter no es un dígito hexadecimal, o su número es impar.
error.transcript.redacted	La transcripción está censurada.
error.transcript.syntax	Una línea no tiene ninguna forma conocida.
error.transcript.tooLong	Hay más líneas de las que se leen.
error.trust.besideList	Algo se ha omitido porque nada lo avala: un certificado CSCA que está en un mismo archivo o carpeta con otra cosa, o lo que ningún pin ni habilitación designa junto a lo que alguno designa.
error.trust.changeNotCarriedOut	No se ha ejecutado un registro de cambio de LDIF que quita algo.
error.trust.cryptography	La biblioteca criptográfica no pudo realizar una operación.
error.trust.doubledExtension	Un certificado indica dos veces la misma extensión.
error.trust.externalValue	Un valor no está, sino que se da mediante una dirección; nunca se descarga nada.
error.trust.issuingFailed	Un certificado o un objeto de seguridad no se pudo emitir como se describe.
error.trust.limitExceeded	Hay más elementos de un tipo de los que permiten los límites.
error.trust.listRefused	La firma de una lista o lista de revocación no es válida, o su firmante no debe firmar listas así.
error.trust.malformed	Los octetos no son ASN.1 válido, o no de la estructura indicada.
error.trust.malformedLDIF	Una línea o un registro de LDIF no se puede leer.
error.trust.malformedPEM	La envoltura PEM no se cierra, o contiene caracteres que no son de base64.
error.trust.noCertificate	No se encontró ningún certificado donde se esperaba al menos uno.
error.trust.noChain	Ninguna cadena de certificados verificables por tarjeta lleva de una clave del chip a la de un terminal.
error.trust.noSuchFile	No hay nada en la ruta.
error.trust.notAStore	Una carpeta, o un archivo en ella, no es de un almacén de confianza; no se escribió nada.
error.trust.notTrustMaterial	No es ni un certificado, ni una lista de revocación, ni una lista firmada.
error.trust.nothingToUndo	No hay ningún estado anterior del almacén de confianza que se pueda recuperar.
error.trust.rollback	Una lista o lista de revocación es más antigua que la del almacén.
error.trust.selfSignatureWrong	La firma de una raíz no es la de su propia clave: el archivo está dañado o se modificó.
error.trust.storeDamaged	Un archivo de un almacén de confianza no está como se escribió.
error.trust.storeLocked	Otro proceso está escribiendo en el almacén de confianza.
error.trust.storeNotWritten	El almacén de confianza no se pudo escribir.
error.trust.storePermissions	Alguien más que el usuario y el administrador podría cambiar el almacén de confianza.
error.trust.storeVersion	El almacén de confianza lo escribió una versión más reciente de este programa.
error.trust.tooLarge	La entrada es más larga que el límite; no se analizó.
error.trust.unexpectedContent	Una estructura correcta es de otro tipo que el que se pidió.
error.trust.unreadableFile	El archivo existe y no se puede leer.
error.trust.unsupportedAlgorithm	Un identificador de algoritmo, o sus parámetros, no se conoce.
error.withCode	{error} ({code}).
evidence.aaChannelClosed	El reto se envió por un canal que se cerró antes de que se leyera su clave.
evidence.aaErrorOfResponse	Llegó una respuesta, y junto a ella consta un error.
evidence.aaFileMissing	Falta el archivo con la clave de la autenticación activa.
evidence.applicationTwice	La misma aplicación está dos veces en el paquete.
evidence.argumentTooLong	El miembro es un texto de más de {count, plural, one {# carácter} other {# caracteres}}.
evidence.argumentsWithoutKey	Hay argumentos, y ningún mensaje que los tenga.
evidence.attemptNone	El miembro es un intento que no se hizo, o uno que tuvo éxito y no abrió ningún canal.
evidence.bacCipher	El control de acceso básico tiene un cifrado distinto de 3DES.
evidence.bacNotAllowed	El control de acceso básico no estaba permitido, y se intentó.
evidence.bacPassword	El control de acceso básico se intentó con una contraseña distinta de la MRZ.
evidence.caChannelBeforeKey	Un acuerdo de claves abrió un canal que existía antes de que se leyera su clave.
evidence.caChannelsTwice	Dos acuerdos de claves abrieron un mismo canal, o están en el orden equivocado.
evidence.caErrorOfSuccess	Un acuerdo de claves que tuvo éxito tiene un error.
evidence.caFileMissing	Falta el archivo con la clave de la autenticación del chip.
evidence.caKeyUnknown	EF.DG14 no tiene la clave y el protocolo que se intentaron.
evidence.caNoKey	EF.DG14 no tiene ninguna clave para la autenticación del chip.
evidence.caTemplateForAES	MSE:Set KAT es solo para 3DES (Doc 9303-11, 6.2.4.1).
evidence.challengeAlone	Un reto y una respuesta van juntos.
evidence.challengeConflict	Antes se entregó otro reto u otra respuesta.
evidence.challengeLength	El miembro es un reto de otra longitud.
evidence.channelUnknown	La lectura tuvo {count, plural, one {# canal seguro} other {# canales seguros}}, y este no está entre ellos.
evidence.cipherOfNoOffer	El miembro es un cifrado que no es el de la oferta.
evidence.cipherOfNoProtocol	El miembro es un cifrado que no es el del protocolo.
evidence.cipherWithoutProtocol	Hay un cifrado, y ningún protocolo abrió el chip.
evidence.countCommands	Se enviaron menos comandos que archivos se leyeron.
evidence.countMilliseconds	Los intentos de abrir el chip duraron más que todo el intercambio.
evidence.countReceived	Llegaron menos octetos de los que tienen los archivos.
evidence.countReceivedTooMany	Llegaron más octetos de los que pueden tener tantas respuestas.
evidence.countSent	Un comando tiene al menos cuatro octetos, y se enviaron menos.
evidence.countSentTooMany	Se enviaron más octetos de los que pueden tener tantos comandos.
evidence.fileConflict	{first} ya aportó {file}, con otros octetos.
evidence.fileContradictory	El miembro es un archivo con octetos y sin el estado read, o al revés.
evidence.fileEmpty	El archivo no tiene octetos.
evidence.fileEndedToEnd	Según el archivo, la lectura terminó antes de completarlo; sin embargo, llegó a su fin.
evidence.fileOfClosedChannel	Un archivo llegó por un canal que se había cerrado antes.
evidence.fileOfClosedChip	Se leyó un grupo de datos de un chip que no se había abierto.
evidence.fileProtection	Que el archivo estuviera o no protegido no concuerda con el canal por el que llegó.
evidence.fileStatusWord	Ningún archivo en este estado termina con esta palabra de estado.
evidence.fileTooLong	{file} tiene más de {limit} octetos.
evidence.fileTwice	El archivo {file} aparece dos veces.
evidence.folderWithoutFiles	La carpeta no contiene ningún archivo cuyo nombre sea el de un archivo de un documento.
evidence.formUnknown	El objeto no tiene ninguno de los miembros por los que se reconocen las formas de Docs/evidence.md.
evidence.identifierUnknown	Ningún archivo de un documento tiene este identificador.
evidence.mappingChannel	El canal del mapeo lo abrió la autenticación del chip.
evidence.mappingParameters	El mapeo tiene otros parámetros de dominio que PACE.
evidence.mappingWithoutPACE	El chip no se abrió con PACE y mapeo de autenticación del chip.
evidence.memberMissing	El miembro falta.
evidence.memberUnknown	El miembro es un objeto con un miembro desconocido.
evidence.messageTooDeep	El miembro es un mensaje con más de {count} niveles de mensajes.
evidence.nameAmbiguous	Este es el identificador de {first} y de {second}, y el contenido no es de ninguno de los dos.
evidence.nameUnknown	Ningún archivo de un documento tiene este nombre.
evidence.noAnswerToReset	El miembro no es una respuesta al reinicio.
evidence.noApplicationIdentifier	El miembro no es un identificador de aplicación de 1 a 16 octetos en dígitos hexadecimales.
evidence.noArgument	El miembro no es un argumento: un valor bajo el nombre de su tipo.
evidence.noArguments	El miembro no es un objeto de {count} argumentos como máximo.
evidence.noBase64	El miembro no es base64.
evidence.noBoolean	El miembro no es ni true ni false.
evidence.noCode	El miembro no es un código de la lista.
evidence.noDeparture	El miembro no es el nombre de una desviación.
evidence.noFile	El miembro no es un archivo de un documento.
evidence.noFileIdentifier	El miembro no es un identificador ni una etiqueta de un archivo.
evidence.noHexadecimal	El miembro no son octetos hexadecimales, {count} como máximo.
evidence.noList	El miembro no es una lista de {count} valores como máximo.
evidence.noNumber	El miembro no es un número del {least} al {most}.
evidence.noObject	El miembro no es un objeto.
evidence.noObjectIdentifier	El miembro no es un identificador de objeto.
evidence.noOffer	El miembro no es una oferta de PACE.
evidence.noStatusWord	El miembro no es una palabra de estado.
evidence.noText	El miembro no es un texto.
evidence.noTime	El miembro no es una fecha y hora.
evidence.noWord	El miembro no es una palabra de su lista.
evidence.noWords	El miembro no tiene palabras.
evidence.notOpenedToEnd	El chip no se abrió, y la lectura llegó a su fin.
evidence.nothingGiven	No se entregó ningún archivo de un documento.
evidence.offerContradictory	El miembro es una oferta de PACE cuyas partes no concuerdan.
evidence.offerSkippedUnknown	EF.CardAccess no tiene la oferta que se omitió.
evidence.offerTriedUnknown	EF.CardAccess no tiene la oferta que se intentó.
evidence.offerWithoutPACE	El intento tiene una oferta de PACE y no es de PACE.
evidence.openingNoAttempt	Lo que abrió el chip no está entre los intentos.
evidence.openingOtherwise	Cómo se abrió el chip no es lo que dice el intento que lo abrió.
evidence.openingTriesLeft	Ningún intento que abra el chip dice esto de los intentos que quedan.
evidence.openingWithError	Un intento que abrió el chip tiene un error, un paso en el que terminó o la palabra de estado de un error.
evidence.originContradictory	El paquete dice que no se sabe nada de la lectura, y sin embargo informa de ella.
evidence.originTold	El paquete dice que leyó otro programa, y también que este programa leyó de un chip.
evidence.outcomeNotBorneOut	El miembro es un desenlace que la transcripción no confirma.
evidence.outcomeOfNoAttempt	El miembro es un desenlace que los intentos no confirman.
evidence.outcomeOfOtherRights	El miembro es un desenlace que no concuerda con sus derechos.
evidence.paceNotAllowed	PACE no estaba permitido, y se intentó.
evidence.passwordNotAsked	El intento tiene una contraseña donde no se pedía ninguna.
evidence.printedContradictory	El miembro es una zona impresa con la mitad de su forma, o con un dígito de verificación repetido.
evidence.printedDigitsRight	Se usaron dígitos de verificación calculados, y los impresos son correctos.
evidence.printedFieldTwice	Un campo de la MRZ impresa aparece dos veces.
evidence.printedFieldsOthers	Los campos comparados no son los de una comparación de este tipo.
evidence.printedFormOfNothing	Consta la forma de las líneas impresas, y no se indicó ninguna línea.
evidence.printedZoneMissing	El chip se abrió con la MRZ, y no se indicó ninguna.
evidence.recordsWithoutRights	Los registros llegan por un canal seguro que abrió PACE, y solo si el terminal mostró sus derechos.
evidence.refusalWithoutWord	El chip rechazó el intento, y falta su palabra de estado.
evidence.reopeningNotNoted	El chip estaba abierto, y nada dice que se abriera de nuevo.
evidence.reopeningOtherwise	El chip se abrió de nuevo de otra manera que antes.
evidence.responseTooLong	Una respuesta tiene de 1 a {limit} octetos.
evidence.schemaUnknown	El texto no es del esquema {schema}.
evidence.sealBesideDocument	El objeto tiene miembros de un sello (data y sig) junto a los de un documento: dé cada uno en un archivo propio.
evidence.severalDocuments	{first} aportó {file} de otro documento.
evidence.severalForms	El objeto tiene un documento en más de una forma: dé cada uno en un archivo propio.
evidence.signatureForm	El miembro no es una JWS separada con ES256 o EdDSA.
evidence.skippedWithTranscript	Un protocolo que se omitió tiene una transcripción.
evidence.taChannelNotProven	La autenticación del terminal se ejecutó en un canal en el que el chip no se había acreditado.
evidence.taNotOffered	EF.DG14, que ofrece la autenticación del terminal, no se leyó.
evidence.textTooLong	El miembro es un texto de más de 256 octetos.
evidence.textUndecodable	El texto no representa los octetos de un archivo ni en hexadecimal ni en base64.
evidence.timeBeforePassports	La lectura empezó antes de que existieran los pasaportes electrónicos: el reloj del lector estaba mal. Póngalo en hora y vuelva a leer el documento.
evidence.timeInFuture	La lectura empezó en el futuro.
evidence.tooManyFiles	Hay más de {limit} archivos.
evidence.trailingOfNoFile	El miembro son octetos tras un archivo que no tiene ninguno, o que no es un grupo de datos.
evidence.witnessKeyKind	La clave no es una de P-256 ni de Ed25519.
evidence.witnessOther	Están firmadas con la clave {key}, que no es la del testigo indicado.
evidence.witnessUnsigned	Se indicó un testigo, y estas evidencias no están firmadas.
evidence.witnessWrong	La firma no es la del testigo sobre estas evidencias: algo se cambió después de firmarlas.
evidence.wordTwice	El miembro es una lista con una palabra repetida.
evidence.zoneOfPassword	reader.password es «mrz» y falta printedMRZ: añádalo, o deje fuera reader.password.
explain.access.cardAccess.authenticity	EF.CardAccess dice cómo se abre el chip, y nadie lo firmó. Se compara con las copias firmadas de sus entradas; si difieren, lea de nuevo en otro lector.
explain.access.dir.authenticity	EF.DIR enumera las aplicaciones del chip, y nadie lo firmó. Se compara con la copia firmada. Una diferencia no dice nada contra los datos del titular.
explain.access.protocol.downgrade	Si el emisor firmó que el chip tiene PACE, hay que usar PACE. Un método más antiguo en su lugar puede significar que algo entre el lector y el chip impidió PACE: lea de nuevo, en otro lector.
explain.access.protocol.established	El chip solo responde a quien conoce lo que está impreso en el documento: su MRZ o su CAN. Si esto terminó antes de tiempo, lo más probable es que lo escrito sea incorrecto, o que el documento se moviera en el lector.
explain.access.terminalAuthentication.established	Las huellas y los iris solo se muestran a terminales a los que un Estado dio certificados. Si queda sin determinar, el resto del documento se evalúa igualmente.
explain.chip.activeAuthentication.signature	El chip firma un número sorteado para esta lectura, con una clave privada que no sale de él; una copia no la tiene. Si falló, el chip es una copia. Si queda sin determinar, lea de nuevo.
explain.chip.chipAuthentication.keyAgreement	El chip demuestra que tiene una clave privada que no sale de él; una copia no la tiene. Si falló, el chip es una copia. Si queda sin determinar, lea de nuevo.
explain.chip.chipAuthenticationMapping.data	Mientras se abre con PACE, el chip demuestra que tiene una clave privada que no sale de él; una copia no la tiene. Si falló, el chip es una copia.
explain.chip.proof.demanded	Su política exige que el chip demuestre que es el original, y a quién. Si queda sin determinar, vuelva a leer el documento con su propio lector, o dé usted un reto para la lectura.
explain.document.dg11.matchesDG1	EF.DG11 dice más del titular. Su nombre y su fecha de nacimiento no deben contradecir a EF.DG1. Si lo hacen, compare ambos con lo impreso.
explain.document.dg12.matchesDG1	EF.DG12 dice más del documento. Su fecha de expedición tiene que estar entre el nacimiento y la caducidad. Si no lo está, compárela con lo impreso.
explain.document.expiry.current	La fecha de caducidad del chip se compara con hoy, o con el día que usted indicó. Un documento caducado puede ser auténtico de todos modos: sus reglas dicen si se acepta.
explain.document.issuer.allowed	Su política solo admite documentos de algunos Estados. Si el Estado no está entre ellos, o no se puede leer, pida otro documento.
explain.document.issuer.matchesSigner	El Estado que nombra el documento tiene que ser el que lo firmó. Si difieren, no se fíe del documento a menos que sepa por qué.
explain.document.mrz.checkDigits	Las líneas del chip también tienen dígitos de verificación. Si uno es erróneo, lo más probable es que sea un fallo del emisor: compare las líneas con las impresas.
explain.document.mrz.matchesDG1	Las líneas impresas se comparan con las del chip. Solo esto une el documento a su chip. Si difieren, compruebe lo que se escribió; si es correcto, el chip y el documento no se corresponden.
explain.document.mrz.printedForm	Las líneas impresas tienen dígitos de verificación contra los errores de lectura. Si uno es erróneo, compare lo que se escribió con el documento; si está impreso así, mire el documento con atención.
explain.document.operator.notBlocked	Quien opera este programa puede decidir que no se acepten documentos con ciertos números, por ejemplo los robados en blanco. No acepte el documento; pregunte quién puso el bloqueo y por qué: epass trust block lo muestra.
explain.document.status.notReported	Un documento auténtico puede haberse perdido o haber sido robado después. Eso solo lo sabe una fuente que usted indique: un archivo o un programa. Sin ella no se sabe, por más que se haya demostrado todo lo demás. Si figura como tal, siga sus reglas para esos documentos.
explain.document.type.allowed	Su política solo admite documentos de algunos tipos. Si el tipo no está entre ellos, o no se puede leer, pida otro documento.
explain.document.validity.period	Su política dice cuánto tiempo debe ser válido aún un documento a partir de hoy, o cuánto puede serlo en total. Si queda sin determinar, las fechas no se pudieron leer.
explain.integrity.com.matchesSOD	EF.COM enumera los archivos del documento, y nadie lo firmó. Si difiere de la lista firmada, puede que se haya ocultado un archivo: vale la lista firmada.
explain.integrity.dataGroups.structure	Cada archivo leído debe tener la estructura que exige la norma. Si uno no la tiene, una parte no se puede mostrar; si es auténtico se dice en otro lugar.
explain.integrity.hash	El hash del archivo se compara con el que firmó el emisor. Si difieren, el archivo se cambió después de firmarlo. Si queda sin determinar, el archivo no se leyó.
explain.integrity.mandatoryDataGroups	Todo documento tiene EF.DG1 (los datos de su MRZ) y EF.DG2 (el retrato). Si el emisor no firmó ningún hash de uno de ellos, lo que falta no se puede comparar con la persona.
explain.issuer.cardSecurity.revocation	Un Estado revoca a un firmante cuya clave se perdió o fue robada. Si queda sin determinar, consiga la lista de revocación vigente del Estado e impórtela.
explain.issuer.cardSecurity.signature	El firmante de EF.CardSecurity está certificado por la CSCA de su Estado. Si queda sin determinar, ese certificado falta en su almacén: importe la lista que lo contiene.
explain.issuer.cardSecurity.validity	Los certificados que hay detrás de EF.CardSecurity son válidos tanto tiempo como los documentos a los que sirven. Si uno caducó, lo más probable es que el documento también.
explain.issuer.csca.usagePeriod	La clave de una CSCA certifica firmantes solo durante unos años. Un firmante certificado fuera de ellos no se hizo como exige la norma: pregunte al emisor, o decida según sus reglas.
explain.issuer.csca.validity	El certificado de la CSCA es válido más tiempo que los documentos que se basan en él. Si caducó, lo más probable es que el documento también.
explain.issuer.ds.algorithms	Los algoritmos y las longitudes de clave se desgastan con el tiempo. Su política no acepta alguno de los que se usaron aquí, de modo que la firma prueba menos de lo que debería.
explain.issuer.ds.documentType	Un firmante puede estar limitado a ciertos tipos de documentos, como los pasaportes. Este documento es de otro tipo: mire si es lo que parece ser.
explain.issuer.ds.revocation	Un Estado revoca a un firmante cuya clave se perdió o fue robada. Si queda sin determinar, consiga la lista de revocación vigente del Estado e impórtela. Si el firmante está revocado, no se fíe del documento.
explain.issuer.ds.signature	El firmante del documento está a su vez certificado por su Estado, mediante el certificado CSCA de este. Si queda sin determinar, ese certificado falta en su almacén: importe la lista que lo contiene. Si falló, el firmante lo hizo otra persona.
explain.issuer.ds.usagePeriod	La clave de un firmante de documentos firma solo durante unos meses. Un documento expedido fuera de ellos no se firmó como exige la norma: compare la fecha de expedición, y decida según sus reglas.
explain.issuer.ds.validity	El certificado del firmante de documentos es válido al menos tanto tiempo como los documentos que firmó. Si caducó, lo más probable es que el documento también.
explain.issuer.material.age	Su política dice qué antigüedad pueden tener las listas en que se apoya el veredicto. Si queda sin determinar, importe otras más recientes y vuelva a evaluar: para ello no hace falta leer el documento.
explain.issuer.operator.notBlocked	Quien opera este programa puede decidir que una autoridad de certificación o un firmante no es de fiar. Esa decisión vale digan lo que digan las listas del propio Estado. No acepte el documento; pregunte quién puso el bloqueo y por qué: epass trust block lo muestra.
explain.lds2.csca.usagePeriod	La clave de una CSCA certifica firmantes solo durante unos años. Un firmante certificado fuera de ellos no se hizo como exige la norma.
explain.lds2.csca.validity	El certificado de la CSCA se compara con hoy, o con el día que usted indicó. Si caducó, mire la fecha del registro.
explain.lds2.record.certificate	Un registro nombra el certificado de quien lo firmó, que el chip guarda junto a los registros. Sin él no se sabe nada del registro.
explain.lds2.record.date	Un registro se firma mientras el certificado de su firmante es válido, y no en el futuro. Si no fue así, no se fíe del registro.
explain.lds2.record.holder	Un visado indica el número del pasaporte para el que se expidió y la fecha de nacimiento del titular. Si no son los de este documento, el visado es de otro: no se fíe de él aquí.
explain.lds2.record.searchCopy	El Estado figura otra vez junto al registro, para poder buscarlo, y eso nadie lo firmó. Si difiere, vale el firmado.
explain.lds2.record.signature	Solo quien tiene la clave privada del firmante puede hacer la firma de un registro. Si no es válida, el registro se cambió o lo hizo otra persona.
explain.lds2.signer.algorithms	Los algoritmos y las longitudes de clave se desgastan con el tiempo. Su política no acepta alguno de los que se usaron aquí, de modo que el registro prueba menos de lo que debería.
explain.lds2.signer.name	El nombre del firmante figura otra vez delante de su certificado, para poder buscarlo. Si difiere, vale el certificado.
explain.lds2.signer.profile	Los certificados de estos firmantes tienen una forma propia. Si alguno se desvía de ella se indica, pero no decide nada.
explain.lds2.signer.revocation	Un Estado revoca a un firmante cuya clave se perdió o fue robada. Si queda sin determinar, consiga la lista de revocación vigente del Estado e impórtela.
explain.lds2.signer.role	Los sellos de viaje, los visados y los datos biométricos adicionales tienen firmantes propios. Si firmó otro, el registro no cuenta.
explain.lds2.signer.signature	El firmante de un registro está a su vez certificado por su Estado, mediante el certificado CSCA de este. Si queda sin determinar, ese certificado falta en su almacén: importe la lista que lo contiene.
explain.lds2.signer.state	El Estado que nombra el registro tiene que ser aquel cuyo firmante lo firmó. Si difieren, no se fíe del registro.
explain.lds2.signer.validity	El certificado del firmante del registro se compara con hoy, o con el día que usted indicó. Si caducó, mire la fecha del registro.
explain.seal.content.features	Los sellos de un mismo tipo de documento tienen los mismos campos. Si uno falta o es desconocido, compare lo que dice el sello con lo impreso.
explain.seal.content.signature	Solo quien tiene la clave privada del firmante puede hacer la firma del sello. Si no es válida, el sello se cambió o lo hizo otra persona: no se fíe del documento.
explain.seal.content.structure	Los octetos del código de barras tienen que ser un sello. Si no lo son, lea de nuevo el código de barras como octetos, no como texto.
explain.seal.csca.usagePeriod	La clave de una CSCA certifica firmantes solo durante unos años. Un firmante certificado fuera de ellos no se hizo como exige la norma.
explain.seal.csca.validity	El certificado de la CSCA es válido más tiempo que los sellos que se basan en él. Si caducó, mire las fechas del documento.
explain.seal.document.dateOfIssue	Las fechas de un sello tienen que seguir un orden, y ningún documento se expide en el futuro. Si se contradicen, no se fíe del documento.
explain.seal.document.expiry	El último día del sello se compara con hoy, o con el día que usted indicó. Un documento caducado puede ser auténtico de todos modos: sus reglas dicen si se acepta.
explain.seal.issuer.matchesSigner	El Estado que nombra el sello tiene que ser el que lo firmó. Si difieren, no se fíe del documento.
explain.seal.mrz.checkDigits	Las líneas del sello tienen dígitos de verificación. Si uno es erróneo, lo más probable es que sea un fallo del emisor: compare las líneas con las impresas.
explain.seal.mrz.matchesHeader	El Estado en las líneas del sello tiene que ser el de su comienzo. Si difieren, compare el sello con lo impreso.
explain.seal.mrz.matchesPrinted	Las líneas del sello se comparan con las impresas. Si difieren, compruebe lo que se escribió; si es correcto, el sello pertenece a otro documento.
explain.seal.operator.notBlocked	Quien opera este programa puede decidir que un firmante de sellos, su autoridad de certificación o documentos con ciertos números no son de fiar. No acepte el sello; pregunte quién puso el bloqueo y por qué: epass trust block lo muestra.
explain.seal.passport.matchesPrinted	El sello nombra el pasaporte al que pertenece. Si el pasaporte es otro, el documento no es para su titular.
explain.seal.signer.certificate	El sello nombra el certificado de su firmante y puede no contenerlo. Si queda sin determinar, impórtelo o indíquelo con --certificate.
explain.seal.signer.documentType	Un firmante puede estar limitado a ciertos tipos de documentos. Este sello figura en uno de otro tipo: mire si el documento es lo que parece ser.
explain.seal.signer.revocation	Un Estado revoca a un firmante cuya clave se perdió o fue robada. Si queda sin determinar, consiga la lista de revocación vigente del Estado e impórtela.
explain.seal.signer.signature	El firmante del sello está a su vez certificado por su Estado, mediante el certificado CSCA de este. Si queda sin determinar, ese certificado falta en su almacén: importe la lista que lo contiene.
explain.seal.signer.usagePeriod	La clave del firmante de un sello firma solo durante unos meses. Un sello de otro día no se hizo como exige la norma.
explain.seal.signer.validity	El certificado del firmante del sello es válido al menos tanto tiempo como los documentos con sus sellos. Si caducó, mire las fechas del documento.
explain.section.assurances	Cada afirmación se basa en sus propias comprobaciones, con independencia de lo que la política tenga en cuenta. Que algo no esté garantizado no quiere decir que sea falso: las evidencias no lo demuestran.
explain.section.defects	Una lista del emisor, o de otro Estado, dice que los documentos como este tienen este defecto, y qué significa para una comprobación.
explain.section.reading	Cómo se abrió el chip y qué se leyó. Nada de esto habla a favor ni en contra del documento.
explain.section.records	Las autoridades añadieron estos registros al chip después de la expedición, y cada una firmó los suyos. Ninguno cambia lo que se dice del documento.
explain.section.seal	Esto es lo que dice el sello. Solo está probado si el veredicto dice que el sello es auténtico.
explain.section.tolerated	El documento se desvía aquí de la norma, como ocurre en documentos en uso. Se evaluó igualmente; una política más estricta puede no aceptarlo.
explain.securityObject.cardSecurity.signature	Solo quien tiene la clave privada del firmante puede hacer la firma de EF.CardSecurity. Si no es válida, el archivo se cambió, y el chip puede ser una copia.
explain.securityObject.cardSecurity.signedAttributes	Lo que se firma es un hash de lo que dice EF.CardSecurity. Si ese hash es otro, el archivo se cambió después de firmarlo.
explain.securityObject.cardSecurity.structure	EF.CardSecurity contiene claves del chip, firmadas por el emisor. Si está mal formado no prueba nada; EF.SOD puede probar los datos de todos modos.
explain.securityObject.sod.signature	Solo quien tiene la clave privada del firmante de documentos puede hacer esta firma. Si no es válida, la lista se cambió o la firmó otra persona: no se fíe del documento.
explain.securityObject.sod.signedAttributes	Lo que se firma es un hash de la lista de hashes. Si ese hash es otro, la lista se cambió después de firmarla.
explain.securityObject.sod.structure	EF.SOD es la lista de hashes que firmó el emisor, con la firma. Si está mal formado, no queda probado nada del documento. Lea de nuevo; si sigue igual, no se fíe del documento.
explain.verdict.aborted	La lectura terminó antes de tiempo, de modo que no se dice nada a favor ni en contra del documento.
explain.verdict.failed	Se demostró que no se cumple algo que exige su política. No tiene por qué ser una falsificación.
explain.verdict.genuineButExpired	Se demostró todo lo que exige su política. El documento ya no es válido.
explain.verdict.notGenuine	Algo fue falsificado o cambiado, o el chip es una copia.
explain.verdict.undetermined	De algo que exige su política no se pudo demostrar ni que se cumple ni que no se cumple.
explain.verdict.verified	Se demostró todo lo que exige su política, y nada habla en contra del documento.
explain.verdict.verifiedWithFindings	Se demostró todo lo que exige su política, pero otra cosa habla en contra del documento o queda sin determinar.
explain.withClause	{explanation}. Véase {clause}.
file.absent	El chip no tiene {file}.
file.accessDenied	El chip denegó el acceso a {file}.
file.allDecoded	Todos los grupos de datos leídos se pueden descodificar.
file.bothMandatoryMissing	EF.SOD no incluye {first} ni {second}, que tiene todo documento.
file.checkNotReached	La lectura terminó antes de poder comprobar esto.
file.contentMalformed	Lo que se leyó no se puede descodificar. {faults}.
file.dataGroupsNotReached	La lectura terminó antes de completar un grupo de datos.
file.deviationIn	{deviation} ({file}).
file.deviationsRefused	{deviations}. La política lo rechaza.
file.fault	{error} ({place}, {code}).
file.listNotKnown	Sin EF.SOD no se sabe qué grupos de datos hay.
file.mandatoryListed	EF.SOD incluye EF.DG1 y EF.DG2, que tiene todo documento.
file.mandatoryMissing	EF.SOD no incluye {file}, que tiene todo documento.
file.noDataGroupRead	No se leyó ningún grupo de datos.
file.notConformant	Lo que entregó el chip no es un {file}.
file.notInDocument	El documento no tiene {file}.
file.notReached	La lectura terminó antes de completar {file}.
file.notReachedAtAll	La lectura terminó antes de leer {file}.
file.notRead	{file} no se leyó.
file.notReadBecause	{file} no se leyó. {why}.
file.tooLarge	{file} es mayor que lo que se lee de él.
file.truncated	{file} no llegó completo: vuelva a enviarlo o a leerlo.
file.undecodable	{file} no se puede descodificar.
grant.aboutEvery	{kind, select, defectList {listas de defectos} documentSignerList {listas de firmantes de documentos} other {listas maestras}}, sobre todos los Estados
grant.aboutStates	{kind, select, defectList {listas de defectos} documentSignerList {listas de firmantes de documentos} other {listas maestras}}, sobre {states}
grant.added	+ habilitación: {grant}, para la CSCA {digest}
grant.argumentNotRead	Una habilitación es SHA256:KIND:STATES; {text} es otra cosa.
grant.columnCSCA	SHA-256 de la CSCA
grant.columnPublisher	editor
grant.columnStates	Estados
grant.count	{count, plural, one {# habilitación.} other {# habilitaciones.}}
grant.howToGrant	epass trust list --json los muestra; epass trust import --grant incorpora una lista con su habilitación.
grant.nameEmpty	El nombre del almacén está vacío.
grant.nameThePublisher	Indique el editor por el SHA-256 de su certificado CSCA.
grant.needsKindAndStates	Una habilitación necesita --kind y --states.
grant.none	No hay ninguna habilitación.
grant.notInStore	no está en el almacén
grant.nothingGranted	No se concedió ninguna habilitación.
grant.nothingToTake	No existe esa habilitación. Una habilitación para todos los Estados (*) solo se puede retirar entera.
grant.prompt	Códigos o nombres separados por comas, * para todos los Estados, nada para ninguno:
grant.publisherDigest	SHA-256 de su CSCA: {digest}
grant.publisherNotNamed	Un editor se indica con los 64 dígitos hexadecimales de un SHA-256.
grant.publisherPage	Su editor publica la huella en esta página (consultada el {date}):
grant.publisherSHA1	SHA-1 de su CSCA: {digest}
grant.publisherSpeaks	El editor{hasState, select, yes { ({state})} other {}} habla de otros Estados en sus {kind, select, defectList {listas de defectos} documentSignerList {listas de firmantes de documentos} other {listas maestras}}.
grant.publisherUnknown	Ningún certificado CSCA del almacén tiene ese SHA-256.
grant.question	Compárelo con lo que dice el editor. ¿De qué Estados pueden hablar sus {kind, select, defectList {listas de defectos} documentSignerList {listas de firmantes de documentos} other {listas maestras}}, ahora y en ediciones posteriores?
grant.removed	- habilitación retirada: {grant}, para la CSCA {digest}
grant.statesNotRead	--states admite códigos o nombres de Estados separados por comas, o *; {text} es otra cosa.
grant.whatIsGranted	epass trust grant muestra las habilitaciones.
hash.algorithmUnknown	El algoritmo hash {algorithm} no se conoce.
hash.length	El hash del grupo de datos {number} en el objeto de seguridad tiene {count, plural, one {# octeto} other {# octetos}}, que no es la longitud de {algorithm}.
hash.listsAgree	EF.COM enumera los grupos de datos para los que el objeto de seguridad tiene hashes.
hash.listsDiffer	EF.COM y el objeto de seguridad enumeran grupos de datos distintos: {numbers}.
hash.match	El valor {algorithm} del grupo de datos {number} es el que figura en el objeto de seguridad.
hash.matchUnproven	El valor {algorithm} del grupo de datos {number} es el que figura en el objeto de seguridad, cuya firma no está probada.
hash.matchWithTrailing	El valor {algorithm} del grupo de datos {number}, con {count, plural, one {el octeto que lo sigue} other {los # octetos que lo siguen}}, es el que figura en el objeto de seguridad.
hash.matchWithTrailingUnproven	El valor {algorithm} del grupo de datos {number}, con {count, plural, one {el octeto que lo sigue} other {los # octetos que lo siguen}}, es el que figura en el objeto de seguridad, cuya firma no está probada.
hash.mismatch	EF.DG{number} no es lo que firmó el Estado ({algorithm}).
hash.mismatchSpoiled	EF.DG{number} no es lo que firmó el Estado ({algorithm}) y parece dañado.
hash.notComputed	No se pudo calcular {algorithm}.
hash.notListed	El objeto de seguridad no tiene ningún hash para el grupo de datos {number}.
hash.notRead	El grupo de datos {number} no se leyó.
headline.aborted	INTERRUMPIDO
headline.butDetailDiffers	{statement}, pero EF.DG11 indica {field, select, name {otro nombre} dateOfBirth {otra fecha de nacimiento} other {otro número personal}}
headline.butExpired	{statement}, pero el documento caducó el {day}
headline.butIssueDate	{statement}, pero EF.DG12 indica una fecha de expedición imposible
headline.butOtherState	{statement}, pero el documento lo firmó un Estado distinto del que figura en él
headline.butStateUnknown	{statement}, pero no se sabe si el documento lo firmó el Estado que figura en él
headline.chipKeysForged	el archivo con las claves del chip no es lo que firmó el Estado
headline.dataChanged	los datos se modificaron después de firmarse
headline.dataGenuine	los datos son auténticos
headline.dataGroup	{number, select, 1 {los datos de la MRZ (EF.DG1)} 2 {el retrato (EF.DG2)} 12 {los datos de expedición (EF.DG12)} 14 {las claves del chip (EF.DG14)} 15 {la clave del chip (EF.DG15)} other {EF.DG{number}}}
headline.endedEarly	el procedimiento terminó antes de tiempo
headline.failed	FALLIDO
headline.filesRead	Hasta entonces {count, plural, one {se leyó # archivo del documento} other {se leyeron # archivos del documento}}.
headline.genuineButExpired	AUTÉNTICO, PERO CADUCADO
headline.genuineButExpiredWithFindings	AUTÉNTICO, PERO CADUCADO, CON OBSERVACIONES
headline.issuerNotProven	sin cambios desde que se firmó; no se pudo comprobar si lo firmó un Estado
headline.listed	La CSCA tiene un único aval: {publication}.
headline.matchesUnproven	los datos coinciden con un objeto de seguridad cuya firma no está probada
headline.mayBeCopy	los datos leídos son auténticos; el chip puede ser una copia
headline.noDataGroup	no se leyó ningún grupo de datos
headline.noSeal	el código de barras no se puede leer como sello
headline.notGenuine	NO AUTÉNTICO
headline.notGiven	Falta por entregar y debe pedirse: {files}.
headline.notOriginal	este no es el chip original
headline.notProtected	este chip no está protegido contra la copia
headline.notProven	se demostró lo que cuenta la política, pero no que los datos sean auténticos
headline.objectGenuine	el objeto de seguridad es auténtico; no se leyeron datos
headline.ofCardSecurity	{finding} (EF.CardSecurity)
headline.ofPrintedZone	el chip corresponde a la MRZ impresa
headline.original	el chip es el original
headline.originalBy	el chip es el original, {source, select, verifier {por el reto del verificador} terminal {por el reto del terminal} other {según consta}}
headline.otherPrint	la MRZ impresa no es la del chip
headline.otherState	El documento está firmado por un Estado distinto del que figura en él.
headline.readElsewhere	Leído en otro lugar, y visto solo allí: {checks}.
headline.readGenuine	los datos leídos son auténticos
headline.sealGenuine	el sello es auténtico
headline.sealGenuineExpired	el sello es auténtico, pero su documento está caducado
headline.sealIssuerNotProven	el titular del certificado firmó el sello, pero no está probado que lo emitiera un Estado
headline.sealOfPrintedZone	corresponde a la MRZ impresa
headline.sealSigned	el firmante del Estado firmó el sello
headline.sealToCompare	compare lo que dice con lo que está impreso
headline.signerForged	no lo firmó ningún firmante del Estado
headline.undetermined	INDETERMINADO
headline.unpinned	Nada que sea de confianza avala la lista en la que llegó la CSCA.
headline.verified	VERIFICADO
headline.verifiedWithFindings	VERIFICADO, CON OBSERVACIONES
help.accessOptions.can	El número de acceso a la tarjeta, que abre el chip con PACE. Si se indica también --mrz, esta se compara con el chip. Sin valor, epass pregunta.
help.accessOptions.choice	El protocolo: auto (PACE si el chip lo ofrece; si no, BAC), pace, bac. El informe dice qué se usó y si se ofrecía más.
help.accessOptions.pin	El PIN del titular, que abre una tarjeta de identidad con PACE. Se envía una vez: unos pocos erróneos lo bloquean.
help.accessOptions.puk	El PUK de una tarjeta así, de la misma manera.
help.batchOptions.batch	Evaluar todos los documentos de las carpetas, los paquetes y los archivos empaquetados que se indican, e imprimir una línea de JSON para cada uno.
help.batchOptions.jobs	Cuántos documentos evaluar a la vez (si se omite: tantos como procesadores haya).
help.batchOptions.resume	Añadir las líneas a este archivo y omitir las entradas cuyas líneas ya están en él.
help.batchOptions.summary	Escribir al final cuántos documentos terminaron de cada modo, por resultado, Estado y motivo (JSON); - es la salida de error estándar.
help.batchOptions.unordered	Imprimir cada línea en cuanto esté lista, no en el orden de la entrada.
help.channelOptions.document	Con --simulate: crear el documento, el chip y el lector que describe este archivo JSON (- para la entrada estándar).
help.channelOptions.link	Con --simulate: decir cuánto tardaría la lectura en un campo real de tantos kbit/s.
help.channelOptions.reader	El lector, por su nombre o parte de él. Si se omite: aquel en el que hay un documento. Con --watch se puede indicar más de una vez; si se omite, se observan todos los lectores.
help.channelOptions.simulate	Leer un chip simulado en este proceso; epass simulate --list muestra los perfiles.
help.channelOptions.timeout	Cuántos segundos puede durar una lectura, incluidas las esperas de un documento perdido (si se omite: 300).
help.channelOptions.vpcdListen	Actuar como lector virtual: leer el chip virtual que se conecte a este puerto de 127.0.0.1. No hace falta pcscd.
help.channelOptions.wait	Cuántos segundos esperar un documento, también uno que se pierde durante la lectura. Si se omite: 60 en un terminal, 3 en otro caso; para un chip virtual, 60, y 10 si se pierde.
help.checkClause	{title}: {clause}
help.checkRole	{policy}: {role}{isAsked, select, yes {, si se pidió} other {}}.
help.checksMore	epass help checks NAME dice más de una, y Docs/checks.md, de todas.
help.conformChipCommand.abstract	Ejecutar los casos para chips con un chip.
help.conformChipCommand.case	Ejecutar este caso y los que deben precederlo. Se puede indicar más de una vez.
help.conformChipCommand.chipDate	El día que el chip toma por hoy, desde el que se cuentan las fechas de los certificados. Si se omite, el de --ics o el primer día de la CVCA.
help.conformChipCommand.cvca	El certificado del punto de confianza que el chip nombra en primer lugar.
help.conformChipCommand.cvcaKey	La clave privada de --cvca, PEM sin contraseña.
help.conformChipCommand.destructive	Ejecutar también los casos que dejan el chip con otra fecha u otro punto de confianza.
help.conformChipCommand.files	Ejecutar los casos de este archivo, o de los archivos de esta carpeta, en lugar de los incluidos en el programa. Se puede indicar más de una vez.
help.conformChipCommand.ics	Lo que el chip declara admitir, un archivo de epass-conformance-ics/1.
help.conformChipCommand.list	Enumerar los casos sin ejecutar ninguno.
help.conformChipCommand.printIcs	Imprimir lo que el chip declara según sus propios archivos, como archivo para --ics, sin ejecutar ningún caso.
help.conformChipCommand.text1	Cada caso lleva el chip a su punto de partida, envía comandos, correctos e incorrectos, y compara las respuestas con las que permite la cláusula: las filas de BSI TR-03105-3.2, las de 3.3 que conciernen a los pasaportes y casos de cláusulas de Doc 9303. Lo que declara el chip determina los casos: la declaración de conformidad de la implementación de --ics, o lo que dicen EF.CardAccess, EF.COM y EF.DG14.
help.conformChipCommand.text2	El último intento de una contraseña no se gasta nunca, y solo se prueban contraseñas erróneas si el chip no las cuenta. Los certificados de terminales se generan como los piden los casos, con la CVCA de un documento simulado o con la de --cvca. Los casos que dejan el chip con otra fecha u otro punto de confianza solo se ejecutan con --destructive.
help.conformChipCommand.text3	Termina con 0 si todos los casos dieron el resultado esperado, con 1 si alguno no lo dio y con 2 si alguno no se pudo ejecutar.
help.conformChipCommand.unit	Ejecutar los casos de esta unidad. Se puede indicar más de una vez.
help.conformCommand.abstract	Ejecutar casos de conformidad y comparar sus resultados.
help.conformCommand.text1	Los casos de especificaciones de ensayos publicadas, y otros escritos a partir de las cláusulas de Doc 9303, cada uno con el resultado que debe dar. Docs/conformance.md los contiene todos, con los resultados de esta versión.
help.conformDiffCommand.abstract	Comparar los resultados de dos ejecuciones.
help.conformDiffCommand.first	Resultados que escribió epass conform reader --out.
help.conformDiffCommand.json	Imprimir un objeto JSON.
help.conformDiffCommand.second	Resultados posteriores.
help.conformDiffCommand.text1	Una línea por cada caso cuyo resultado cambió. Termina con 0 si no cambió ninguno y con 1 si cambió alguno.
help.conformLdsCommand.abstract	Contrastar los archivos de un documento con las reglas que rigen para ellos.
help.conformLdsCommand.text1	Lo que necesita un personalizador antes de imprimir: cada archivo de la estructura lógica de datos se contrasta con las cláusulas de Doc 9303 y las unidades LDS_D a LDS_K de BSI TR-03105-5.1, una fila por regla, cada fallo con su archivo y su octeto. Admite lo mismo que epass verify: una carpeta, archivos por su nombre o un paquete. Sin --trust no se dice nada de quién emitió el firmante de documentos.
help.conformLdsCommand.text2	Termina con 0 si no se incumple ninguna regla, con 1 si se incumple alguna y con 2 si alguna no se pudo evaluar.
help.conformLdsCommand.trust	Certificados de CSCA: un archivo, una carpeta o un almacén. Con ellos se evalúan las reglas sobre el emisor del firmante de documentos.
help.conformPkiCommand.abstract	Contrastar certificados, listas de revocación y listas firmadas con sus perfiles.
help.conformPkiCommand.files	Archivos o carpetas de certificados, listas de revocación y listas firmadas.
help.conformPkiCommand.text1	Lo que necesita el operador de una CSCA antes de publicar: certificados, listas de revocación, listas maestras y listas de desviaciones se contrastan con Doc 9303-12, con las comprobaciones que hace el PKD de la OACI de lo que se sube, según sus códigos, y con las filas de BSI TR-03105-5.1 sobre certificados. Qué es cada objeto lo dicen sus octetos; los archivos están en DER, PEM o LDIF, pueden contener varios objetos, y los de un mismo emisor se contrastan entre sí.
help.conformReaderCommand.abstract	Ejecutar los casos para lectores con este programa.
help.conformReaderCommand.case	Ejecutar solo este caso. Se puede indicar más de una vez.
help.conformReaderCommand.cases	Ejecutar los casos de este archivo, o de los archivos NAME.json de esta carpeta, en lugar de los incluidos en el programa.
help.conformReaderCommand.html	Escribir los resultados como página.
help.conformReaderCommand.json	Imprimir un objeto JSON en lugar de una tabla.
help.conformReaderCommand.junit	Escribir los resultados como XML de JUnit.
help.conformReaderCommand.list	Enumerar los casos sin ejecutar ninguno.
help.conformReaderCommand.observe	Ejecutar este comando en cada caso y tomar su respuesta.
help.conformReaderCommand.observeTimeout	Dar al comando este número de segundos por caso.
help.conformReaderCommand.out	Escribir los resultados, cada uno con su traza, como JSON.
help.conformReaderCommand.profile	Una función que el lector declara, como AIP o DG3: los casos sobre otra no son aplicables. Se puede indicar más de una vez; si se omite, se declaran todas.
help.conformReaderCommand.resume	Conservar lo que contiene este archivo de resultados y ejecutar el resto.
help.conformReaderCommand.text1	Un chip simulado hace de documento de cada caso, y lo que decide la política se compara con lo que espera el caso. Las filas de BSI TR-03105-5.1 figuran con sus números; los casos de cláusulas no tienen.
help.conformReaderCommand.text2	Termina con 0 si todos los casos dieron el resultado esperado, con 1 si alguno no lo dio y con 2 si alguno no se pudo ejecutar.
help.conformReaderCommand.text3	Con --vpcd los documentos se presentan uno tras otro en un lector virtual, para que los lea cualquier otro lector: el lector virtual de un pcscd con el controlador vpcd, o lo que escuche como lo hace vpcd. Lo que responde ese lector se escribe en el terminal, o lo averigua el comando de --observe, que lo hace funcionar.
help.conformReaderCommand.text4	El comando de --observe recibe la zona impresa por la entrada estándar, línea por línea, y el nombre del caso en EPASS_CASE. Da la respuesta con su estado de salida, 0 si fue éxito y 1 si fue fallo, o imprimiendo una sola palabra, successful o failed. Cualquier otra cosa no es una respuesta.
help.conformReaderCommand.unit	Ejecutar los casos de esta unidad. Se puede indicar más de una vez.
help.conformReaderCommand.vpcd	Presentar los documentos en el lector virtual que escucha ahí, para otro lector.
help.conformRules.case	Evaluar solo esta regla. Se puede indicar más de una vez.
help.conformRules.list	Enumerar las reglas sin evaluar ninguna.
help.conformRules.unit	Evaluar las reglas de esta unidad. Se puede indicar más de una vez.
help.doctorCommand.abstract	Examinar este equipo y escribir un paquete para un informe de error.
help.doctorCommand.bundle	Escribir el paquete, con lo que muestra el documento que hay en el lector, en un archivo nuevo.
help.doctorCommand.json	Imprimir un objeto JSON: lo que tiene el paquete.
help.doctorCommand.text1	Examina el servicio de tarjetas inteligentes y quién puede usarlo, los lectores, los controladores y los módulos del núcleo, otros programas que retienen tarjetas, OpenSSL, el almacén de confianza, el reloj y la configuración regional. Cada comprobación dice qué se vio y qué hacer a continuación, con el comando. No se cambia nada.
help.doctorCommand.text2	Con --bundle lee además el documento que hay en el lector y escribe lo que sirve para un informe de error: los primeros comandos y sus tiempos, qué archivos hay, qué longitud tienen, qué protocolos se ejecutaron y cómo terminaron. No contiene datos personales: ningún archivo de un grupo de datos, ningún hash, ningún número del documento, del lector o de un certificado, ni el nombre de este equipo o de su usuario. Con --mrz o --can se examina también lo que está tras el control de acceso.
help.doctorCommand.text3	Termina con 0 si no hay ningún problema, y con 1 en otro caso; una advertencia no es un problema.
help.epassCommand.abstract	Leer pasaportes electrónicos y decidir si lo leído es auténtico.
help.epassCommand.text1	epass read --mrz pregunta por la MRZ de un pasaporte colocado en un lector, lee su chip y lo evalúa; con --simulate lee uno simulado.
help.evidenceCommand.abstract	Crear evidencias de lo que leyeron otros programas.
help.evidenceCommand.text1	Un paquete contiene los octetos exactos de los archivos de un documento y dice cómo llegó a él cada uno; epass verify lo evalúa tantas veces como se quiera. Docs/evidence.md describe los nombres y las formas que se admiten.
help.evidenceMakeCommand.abstract	Poner los archivos de un documento en un solo paquete.
help.evidenceMakeCommand.challenge	El reto de autenticación activa al que respondió el chip: 16 dígitos hexadecimales.
help.evidenceMakeCommand.input	Carpetas, archivos, textos JSON, o - para un texto JSON de la entrada estándar.
help.evidenceMakeCommand.out	Escribir el paquete en este archivo nuevo.
help.evidenceMakeCommand.text1	Los archivos se reconocen por su nombre (EF.SOD, DG1.bin, 0101.bin) y contienen octetos, dígitos hexadecimales o base64; un texto JSON tiene una de las formas de Docs/evidence.md. Aquí no se evalúa nada, ni se añade nada: sobre cómo se leyeron los archivos, el paquete dice lo que se comunicó, o que no se sabe.
help.evidenceOptions.at	Evaluar como si fuera esta fecha (2026-11-21, o con una hora, en UTC) y no ahora.
help.evidenceOptions.evidence	Un paquete que escribió epass read --out; archivos de un documento o una carpeta de ellos (EF.SOD, EF.DG1, etc.); un texto JSON de Docs/evidence.md; un sello; o - para la entrada estándar.
help.exitAccessRefused	El chip denegó el acceso, o lo que se indicó no lo abre.
help.exitBadData	Un archivo, una lista o una MRZ no es lo que debería ser.
help.exitBusy	Otra cosa lo está usando ahora; inténtelo de nuevo.
help.exitCannotWrite	Una salida, o el almacén de confianza, no se puede escribir.
help.exitCardIO	Falló la tarjeta o su conexión.
help.exitCodes	Cómo termina un comando, en $? del shell:
help.exitFailed	Falló una comprobación.
help.exitInternalError	Un error interno del programa.
help.exitInterrupted	Se interrumpió.
help.exitNoInput	Una entrada no existe o no se puede leer.
help.exitSuccess	Hecho. En read y verify: el resultado global es correcto.
help.exitUnavailable	No hay lector, tarjeta o servicio de tarjetas inteligentes, o esta compilación no lo incluye.
help.exitUndetermined	El resultado global es indeterminado: algo que cuenta no se pudo demostrar.
help.exitUsage	Opciones que no tienen sentido.
help.fileOptions.aid	La aplicación que contiene el documento de viaje, si no es A0000002471001, como en algunas tarjetas nacionales: de 1 a 16 octetos en dígitos hexadecimales.
help.fileOptions.applications	Leer también EF.DIR al final y decir qué aplicaciones enumera el chip.
help.fileOptions.challenge	El reto del verificador para la autenticación activa, 16 dígitos hexadecimales (véase epass verify --challenge). Si se omite, es aleatorio.
help.fileOptions.dataGroups	Leer solo estos grupos de datos, por ejemplo 1,2,11.
help.fileOptions.lds2	Leer solo los registros de estas aplicaciones LDS2, si el terminal tiene derechos en ellas: travelRecords, visaRecords, additionalBiometrics; o none. Si se omite: todas.
help.fileOptions.resume	Continuar a partir del paquete de una lectura de este documento que terminó antes de tiempo (--out).
help.fileOptions.skip	Omitir esto: grupos de datos, por ejemplo 2; el retrato, con la palabra portrait; y los protocolos aa, ca, cam, ta (autenticación activa, autenticación del chip y su mapeo, autenticación del terminal).
help.grantArgument.form	SHA256:KIND:STATES: permitir que el editor con la CSCA de ese SHA-256 hable de otros Estados en sus listas de ese tipo ({values}): códigos o nombres separados por comas, o *.
help.heading	{title}:
help.imageOutputOptions.images	Escribir las imágenes de EF.DG2 a EF.DG5, EF.DG7, EF.DG11 y EF.DG12 en una carpeta nueva, las JPEG 2000 como PNG.
help.inspectCommand.abstract	Descodificar archivos de la estructura lógica de datos y de LDS2, certificados, objetos CMS, listas y sellos.
help.inspectCommand.files	Un archivo, una carpeta de archivos, un paquete de evidencias, o - para la entrada estándar.
help.inspectCommand.json	Imprimir un objeto JSON.
help.inspectCommand.offsets	Mostrar dónde está cada objeto de datos: desplazamiento, longitudes, etiqueta y nombre.
help.inspectCommand.reveal	Mostrar también los datos personales.
help.inspectCommand.text1	Muestra lo que dice un archivo. Solo verifica las firmas de listas firmadas y de certificados verificables por tarjeta dentro de un mismo archivo. Los datos personales, y lo que se puede relacionar con un documento concreto, se ocultan si no se indica --reveal.
help.inspectCommand.text2	Los archivos de una carpeta o de un paquete de evidencias se muestran como un solo documento, en el orden de la estructura lógica de datos.
help.lds2AppendCommand.abstract	Añadir un registro a un archivo de una aplicación LDS2.
help.lds2AppendCommand.record	El archivo con el registro (- para la entrada estándar).
help.lds2AppendCommand.target	El archivo del chip: {values}.
help.lds2AppendCommand.text1	El registro es el que prevé la norma para el archivo (Doc 9303-10, tablas 83, 86 y 90), ya firmado: epass no crea ni firma ninguno. Ningún registro se puede retirar. El chip se lee como con epass read, lo necesario para ver que es auténtico, y el terminal muestra sus certificados. Si puede leer el archivo, el registro se vuelve a leer y se indica su número.
help.lds2ChangeOptions.json	Imprimir el resultado como un objeto JSON.
help.lds2Command.abstract	Escribir sellos de entrada y salida, visados, datos biométricos y certificados en las aplicaciones LDS2 de un documento.
help.lds2Command.text1	Los lee epass read, con un terminal que tenga derecho a ello, y los muestra epass inspect.
help.lds2WriteCommand.abstract	Escribir un archivo de datos biométricos adicionales y activarlo.
help.lds2WriteCommand.activate	Activar el archivo una vez vuelto a leer: después nadie escribe en él.
help.lds2WriteCommand.biometrics	El archivo con los datos biométricos (- para la entrada estándar).
help.lds2WriteCommand.target	El archivo del chip: Biometrics1 a Biometrics64.
help.lds2WriteCommand.text1	El archivo es el que prevé la norma para EF.Biometrics (Doc 9303-10, tabla 93), ya firmado: epass no crea ni firma ninguno. Debe existir en el chip y no estar activado; lo que contiene se sobrescribe. El chip se lee como con epass read, lo necesario para ver que es auténtico, y el terminal muestra sus certificados. Lo escrito se vuelve a leer. Con --activate, el archivo se cierra después para siempre.
help.manualCommands	Comandos de usuario
help.manualDescription	Descripción
help.manualExitStatus	Estado de salida
help.manualName	Nombre
help.manualSynopsis	Sinopsis
help.more	{command} dice más.
help.mrzCommand.abstract	Analizar zonas de lectura mecánica, verificar sus dígitos de verificación, repararlas o escribirlas.
help.mrzCommand.at	El día con el que se resuelven los siglos.
help.mrzCommand.generate	Escribir una zona a partir de las opciones de más abajo.
help.mrzCommand.json	Imprimir un objeto JSON; con varias zonas, con una matriz «results».
help.mrzCommand.jsonLines	Imprimir un objeto JSON por línea para cada zona.
help.mrzCommand.lines	Las líneas de una o varias zonas, o - para la entrada estándar (también si no se indica nada).
help.mrzCommand.repair	Reparar errores de lectura óptica; lo que no es seguro se propone.
help.mrzCommand.showKey	Mostrar de qué se forman las claves de acceso del chip.
help.mrzCommand.text1	Las zonas se admiten como llegan: con minúsculas, espacios, saltos de línea cualesquiera o ninguno, o el prefijo de un escáner. Una zona se muestra completa; si son varias, cada una en una línea. Lo que figura en una línea de comandos lo pueden ver otros usuarios: los datos reales deben ir por la entrada estándar (epass mrz - < FILE).
help.mrzCommand.text2	--repair cambia aquello en lo que el alfabeto de un campo no deja elección (no hay letras en las fechas). En un número de documento o en datos opcionales, solo propone: se enumeran todas las lecturas con el menor número de cambios, para que una persona las compare con el documento.
help.mrzCommand.text3	El estado de salida es 0 si todos los dígitos de verificación son correctos, 1 si alguno es incorrecto, 2 si se propone una reparación sin decidirla, 65 si algo no es una zona y 66 si no hay nada que leer.
help.mrzGenerationOptions.allowUnknownCodes	Admitir códigos que no figuran en Doc 9303-3.
help.mrzGenerationOptions.birth	AAAA-MM-DD, o AAMMDD con < en lo desconocido.
help.mrzGenerationOptions.documentCode	Una o dos letras (si se omite: P, I o V, según el formato).
help.mrzGenerationOptions.expiry	AAAA-MM-DD o AAMMDD.
help.mrzGenerationOptions.format	TD1, TD2, TD3, MRV-A o MRV-B (si se omite: TD3).
help.mrzGenerationOptions.given	El identificador secundario.
help.mrzGenerationOptions.issuer	El código del Estado u organización que expide.
help.mrzGenerationOptions.language	El idioma de un nombre cirílico: be, bg, mk, sr o uk.
help.mrzGenerationOptions.nationality	El código de la nacionalidad (si se omite: el del expedidor).
help.mrzGenerationOptions.number	El número de documento; en TD1 y TD2 puede tener más de nueve caracteres.
help.mrzGenerationOptions.optional	Datos opcionales; en TD3, el número personal.
help.mrzGenerationOptions.optional2	Datos opcionales de la línea central de TD1.
help.mrzGenerationOptions.sex	M, F o X; X se escribe < (si se omite: X).
help.mrzGenerationOptions.surname	El identificador primario; los caracteres nacionales se transliteran.
help.mrzGenerationOptions.zeroCheckDigit	Escribir 0, y no <, como dígito de verificación de un número personal vacío.
help.ofHelp	Mostrar esta ayuda.
help.ofLanguage	El idioma: {languages}, o el archivo de un catálogo. Sin la opción deciden EPASS_LANG o la configuración regional.
help.ofVersion	Mostrar la versión.
help.options	opciones
help.pageOptions.html	Escribir el informe como página: un único archivo HTML autónomo, con las imágenes.
help.pageOptions.open	Abrir la página en un navegador (xdg-open).
help.pageOptions.pdf	Escribir la página como PDF, con chromium o weasyprint si alguno está instalado.
help.pictureOptions.picture	Mostrar el retrato en el terminal: auto, si se sabe que el terminal muestra imágenes; always, también en los demás, con caracteres de color.
help.policies	Una política dice cuánto cuenta una comprobación; --policy la elige:
help.policiesMore	epass policy las explica; Docs/policies.md describe todas las comprobaciones con cada una de ellas y cómo escribir una política propia; epass help checks NAME, una sola comprobación.
help.policyArgument	Una política: el nombre de una incluida en el programa, o un archivo (- para la entrada estándar).
help.policyCommand.abstract	Mostrar, comprobar y explicar políticas: cuánto cuenta una comprobación y qué se decide.
help.policyCommand.text1	Una política es un archivo JSON que parte de una incluida en el programa y dice qué cambia: Docs/policies.md. Se indica con --policy en todo comando que evalúa.
help.policyDiffCommand.abstract	Comparar dos políticas, o una con la política de la que parte.
help.policyDiffCommand.policies	Una política, que se compara con aquella de la que parte; o dos.
help.policyDiffCommand.text1	Se indica cada miembro que difiere, con - delante del valor de la primera y + delante del de la segunda.
help.policyExplainCommand.abstract	Decir en frases qué hace una política.
help.policyExplainCommand.country	Para documentos de este Estado: un código o un nombre.
help.policyExplainCommand.text1	Con --country y --type, para un documento de ese Estado y tipo, según la excepción que lo abarque.
help.policyExplainCommand.type	Para documentos con este código: P, ID u otro de una o dos letras.
help.policyLintCommand.abstract	Decir qué está mal en una política: lo que no se puede cumplir, se contradice o es más débil de lo que parece.
help.policyLintCommand.text1	Una línea por cada cosa, con su lugar en el archivo. FALLO es lo que nunca puede ser correcto, nunca se aplica o contradice otra cosa; DÉBIL es lo que pide menos que la política de la que se parte.
help.policyLintCommand.text2	Termina con 0 si no hay ningún FALLO, con 1 si hay alguno y con 65 si el archivo no es una política.
help.policyLintCommand.trust	El material de confianza con el que se va a usar: dice qué Estados no tienen en él ningún certificado CSCA o ninguna lista de revocación.
help.policyListCommand.abstract	Enumerar las políticas incluidas en el programa y los grupos de Estados que puede indicar un archivo.
help.policyListCommand.text1	Los grupos son datos de este programa, a la fecha que se indica; una política que se muestra entera indica sus miembros.
help.policyOptions.policy	La política con la que se evalúa: {values}, o un archivo.
help.policyShowCommand.abstract	Mostrar una política con todo lo que hereda.
help.policyShowCommand.text1	Con --json es la política entera como archivo, que sigue siendo lo que es aunque una versión posterior de este programa cambie la política de la que parte. El SHA-256 que indican todos los informes se calcula sobre su forma canónica (RFC 8785).
help.printedZoneOptions.keys	Preguntar solo por el número de documento, el nacimiento y la caducidad, en lugar de las líneas de la MRZ.
help.printedZoneOptions.mrz	La MRZ tal como está impresa: con ella se abre el chip, y con ella se compara lo que el chip dice.
help.printedZoneOptions.show	Mostrar lo que se escribe cuando se pregunta. Ahí, Ctrl-R lo muestra y lo oculta.
help.readCommand.abstract	Leer el chip de un documento y evaluar lo leído.
help.readCommand.text1	--mrz, --can, --pin y --puk sin valor preguntan por él en un terminal, sin mostrarlo, y leen la entrada estándar en otro caso. En un terminal, read sin más pregunta por la MRZ si el chip la pide. Lo que se escribe se comprueba línea a línea y se conserva para otro intento (Docs/prompt.md). Un valor es - para la entrada estándar, o lo que está impreso: dos o tres líneas de MRZ o NÚMERO,AAMMDD,AAMMDD (número de documento, nacimiento, caducidad); los dígitos del número de acceso a la tarjeta.
help.readCommand.text2	En qué emisores se confía lo dice el almacén de confianza (epass trust import), o lo que --trust indique en su lugar; con --simulate se confía también en el emisor simulado, y el informe se marca como prueba. Termina con 0 solo si el resultado global es correcto, con 1 si es fallido y con 2 si es indeterminado.
help.readCommand.text3	Con --watch se lee un documento tras otro, en todos los lectores a la vez, y cada uno se comunica en una línea; con --json, en un objeto JSON por línea. --mrz - toma la MRZ de cada documento de la entrada estándar, como la escribe un escáner. Ctrl-C termina con el estado 0.
help.readOutputOptions.out	Escribir las evidencias como paquete, que epass verify vuelve a evaluar.
help.readOutputOptions.outDir	Escribir cada archivo tal como se leyó (EF.SOD, EF.DG1, etc.) en una carpeta nueva.
help.readOutputOptions.portrait	Escribir el retrato según la terminación del nombre: .png; .jpg, como en el chip si ahí es JPEG; .jp2 o .j2k.
help.readOutputOptions.signWith	Firmar el paquete de --out, para que epass verify --witness cuente lo que vio este lector: una clave privada de P-256 en PEM, o una clave en un token por su URI (pkcs11:...).
help.readersCommand.abstract	Enumerar los lectores de tarjetas inteligentes y lo que hay en ellos.
help.readersCommand.json	Imprimir JSON.
help.readersCommand.text1	Con --watch continúa hasta que se interrumpe y dice cuándo se conecta o desconecta un lector y cuándo llega o se va un documento. Con --json imprime un objeto; junto con --watch, un objeto en cada línea.
help.readersCommand.watch	Continuar y observar lo que ocurre.
help.reportOutput.explain	Decir debajo de cada línea del informe qué significa, qué hacer y en qué cláusula se basa. El JSON no cambia.
help.reportOutput.json	Imprimir el informe como un objeto JSON.
help.reportOutput.withImages	Con --json, incluir en el informe el retrato y la firma, tal como los tiene el chip, en base64. Si se omite, el informe tiene su SHA-256, su longitud y su tipo de medio.
help.responseOption	Lo que el chip respondió a --challenge, en dígitos hexadecimales, si se indican archivos.
help.schemaCommand.abstract	Imprimir el esquema JSON de un formato, o enumerarlos todos.
help.schemaCommand.json	Sin nombre: imprimir la lista como un objeto JSON.
help.schemaCommand.name	El formato, con su versión o sin ella: report, epass-report-2, epass-report/2. Si se omite, se enumeran todos.
help.schemaCommand.text1	Cada objeto que un comando imprime con --json indica su formato en el miembro schema; los archivos que lee epass también tienen un esquema. Un esquema describe cada miembro: qué es, en qué unidad y forma, y cuándo es null. Docs/schemas.md contiene las reglas que cumplen todos los formatos.
help.serveCommand.abstract	Iniciar el servicio de verificación, epass-service, si está junto a este programa.
help.serveCommand.arguments	Lo que recibe epass-service: ajustes, o uno de sus comandos con lo que le corresponde: {commands}.
help.serveCommand.demo	Iniciar el servicio en 127.0.0.1:8480 con claves generadas para la ocasión, un Estado ficticio y un teléfono simulado que envía un documento; --port elige otro puerto.
help.serveCommand.text1	Evalúa por HTTP lo que envían teléfonos y lectores, y firma lo que resulta. Es un programa aparte, para que este no necesite nada de lo que aquel necesita; ocupa el lugar de este proceso, y sus mensajes, sus señales y su código de salida son los suyos. Se busca junto a este programa, en el árbol de fuentes donde se compiló este, y en PATH.
help.serveCommand.text2	Todo se le transmite. Sin uno de sus comandos, atiende peticiones; epass serve settings enumera los ajustes, y Docs/service.md describe su operación. Termina con 69 si no está.
help.signedResultCommand.abstract	Comprobar resultados firmados del servicio de verificación.
help.signedResultCommand.text1	epass-service firma lo que resultó de una transacción: el resultado global, lo que se asegura, la decisión y los resúmenes hash de política, material de confianza y evidencias. Es un JWS compacto, que también comprueba cualquier biblioteca JOSE. Docs/service.md describe sus miembros.
help.signedResultVerifyCommand.abstract	Comprobar quién firmó un resultado, y si es el que se esperaba.
help.signedResultVerifyCommand.audience	Para quién debe ser: el cliente del servicio.
help.signedResultVerifyCommand.evidence	Lo que se subió, un paquete u otra cosa que acepte epass verify: debe ser lo que se evaluó.
help.signedResultVerifyCommand.file	El resultado firmado, o - para la entrada estándar.
help.signedResultVerifyCommand.keys	Las claves de quien firma: el JWK Set del servicio, o claves públicas o certificados en PEM.
help.signedResultVerifyCommand.maxAge	Los segundos que pueden haber pasado como máximo desde la firma.
help.signedResultVerifyCommand.nonce	El nonce con el que se abrió la transacción.
help.signedResultVerifyCommand.policy	La política con la que se debe haber evaluado: el nombre de una incorporada, o un archivo.
help.signedResultVerifyCommand.text1	La firma muestra quién afirma esto, no que el documento sirva: eso lo dice el resultado que contiene, que se imprime. El resultado de otra transacción también tiene una firma válida; indique por tanto lo que sepa de la suya. Lo que no se indicó se nombra como no comparado.
help.signedResultVerifyCommand.text2	Todo se basa en las claves: obténgalas del servicio por una conexión de confianza, y guarde el archivo. De un certificado solo se toma la clave; ni su firma ni sus fechas se miran.
help.signedResultVerifyCommand.text3	El hash de las evidencias es SHA-256 sobre la forma canónica (RFC 8785) de su paquete, cualquiera que sea la forma en que llegaron: indique lo que se subió. Los de políticas y material de confianza son los de epass policy list --json y epass trust audit --json.
help.signedResultVerifyCommand.text4	Termina con 0 si la firma es válida y todo lo indicado coincide, y con 1 si no, diga lo que diga el resultado del documento; con 65 si no es un resultado firmado o las claves no se pueden usar.
help.signedResultVerifyCommand.transaction	La transacción de la que debe ser.
help.signedResultVerifyCommand.trust	El material de confianza con el que se debe haber evaluado, tal como el servicio lo tiene ahora.
help.simulateCVCCommand.abstract	Crear certificados para terminales: CVCA, verificador de documentos, sistema de inspección, con sus claves.
help.simulateCVCCommand.document	Crear la cadena que describe este archivo JSON (- para la entrada estándar).
help.simulateCVCCommand.earlier	Usar cvca.cvcert y cvca.key.pem de esta carpeta como la CVCA.
help.simulateCVCCommand.export	Escribir certificados y claves en una carpeta nueva.
help.simulateCVCCommand.seed	Derivar todas las claves y números aleatorios de un número; el resultado es reproducible.
help.simulateCVCCommand.text1	La cadena es la del perfil, o la que describe un archivo JSON: derechos, fechas, referencias, algoritmos y lo que está mal. --continue toma la CVCA de una exportación anterior, para que los chips que confían en ella acepten los certificados nuevos. Ningún chip real acepta ninguno de ellos. Las claves no son secretas.
help.simulateCommand.abstract	Presentar un pasaporte simulado a un lector virtual, o escribir sus archivos.
help.simulateCommand.check	Decir todo lo que está mal en una descripción, con el lugar del miembro (- para la entrada estándar).
help.simulateCommand.connect	Poner el chip en el lector virtual de otra dirección.
help.simulateCommand.document	Crear el documento que describe este archivo JSON (- para la entrada estándar).
help.simulateCommand.export	Escribir los archivos del chip y los certificados en una carpeta nueva.
help.simulateCommand.json	Con --list y --check: imprimir JSON.
help.simulateCommand.list	Enumerar los perfiles por grupos.
help.simulateCommand.pages	Leer cada perfil y escribir la página de cada uno en una carpeta nueva.
help.simulateCommand.profile	El perfil, default si no se indica ninguno; con --list y --pages, una palabra de los nombres, o un número como F-16.
help.simulateCommand.seed	Derivar todas las claves y números aleatorios de un número; el resultado es reproducible.
help.simulateCommand.show	Imprimir la descripción de un perfil, como punto de partida.
help.simulateCommand.text1	Un perfil designa lo que el documento o su chip tiene de especial; --list los muestra todos, --show uno como descripción que admite --document. {pattern} designa cualquier combinación de PACE, como pace-im-p-256-aes-128. Con --vpcd, el chip se pone en el lector virtual del paquete vsmartcard-vpcd, donde puede leerlo cualquier programa PC/SC; con --connect va a cualquier otra cosa que hable el mismo protocolo, como epass read --vpcd-listen. epass simulate cvc crea certificados para terminales. Todos los datos, claves y certificados son ficticios.
help.simulateCommand.vpcd	Poner el chip en el lector virtual de 127.0.0.1:35963.
help.statusCommand.abstract	Archivos con los estados de documentos: perdidos, robados, anulados.
help.statusCommand.text1	Si un documento auténtico se perdió o fue robado después, solo lo sabe una fuente que usted indique: un archivo o un programa, para epass read y epass verify (--status, --status-command). Solo conoce los documentos por seudónimos: HMAC-SHA-256 sobre el Estado, el código, el número y la fecha de caducidad, con una clave de usted.
help.statusCommand.text2	Si una fuente falla, el estado queda indeterminado, nunca fine. Docs/status.md describe el formato.
help.statusHandleCommand.abstract	Imprimir los seudónimos de documentos.
help.statusHandleCommand.text1	Una línea por cada documento de la lista, en el mismo orden y sin ningún dato del documento: para una fuente propia.
help.statusKeyCommand.abstract	Crear una clave para seudónimos.
help.statusKeyCommand.file	El archivo por escribir. No debe existir.
help.statusKeyCommand.text1	32 octetos aleatorios en hexadecimal, en un archivo que solo puede leer su propietario. Quien la tenga puede probar números y averiguar qué documentos contiene un archivo: guárdela como guarda la lista.
help.statusListOptions.key	La clave de los seudónimos.
help.statusListOptions.list	Una lista de documentos, o - para la entrada estándar: Estado, código de documento, número y fecha de caducidad, separados por comas, una línea por documento (D,P,C01X00T47,310831).
help.statusMakeCommand.abstract	Crear un archivo con los estados de documentos.
help.statusMakeCommand.out	El archivo por escribir (si se omite: la salida estándar). No debe existir.
help.statusMakeCommand.text1	Tras cada documento de la lista figura su estado, después de una coma: lost, stolen, cancelled o fine. El archivo contiene los seudónimos y estas palabras, en el orden de los seudónimos, y una verificación de la clave: uno cortado o hecho con otra clave no dice nada. Lo que no contiene es fine.
help.statusMakeCommand.until	El último día en que se debe usar el archivo.
help.statusOptions.command	Un programa al que se pregunta por cada documento: recibe su seudónimo en la entrada estándar e imprime fine, lost, stolen o cancelled en un plazo de {seconds} segundos. Se inicia sin shell.
help.statusOptions.file	Un archivo con los estados de documentos, como lo escribe epass status make.
help.statusOptions.key	La clave de los seudónimos con los que el archivo o el programa conocen los documentos; solo su propietario debe poder leerla.
help.terminalOptions.certificates	Los certificados verificables por tarjeta del terminal, de su verificador de documentos y de la autoridad, y los certificados de enlace: archivos, o carpetas de ellos.
help.terminalOptions.key	La clave privada del certificado del terminal: un archivo PEM, o una clave en un token por su URI (pkcs11:...).
help.terminalOptions.pinFile	El archivo con el PIN del token. Si se omite, se pregunta por el PIN en el terminal.
help.terminalOptions.servesUnverifiedChips	Solo para laboratorios: mostrar los certificados y firmar también para chips que ninguna CSCA de confianza avala. El informe lo dice.
help.title.documentAfterDocument	Documento tras documento
help.title.judging	Evaluación
help.title.manyDocuments	Muchos documentos
help.title.openingTheChip	Apertura del chip
help.title.openingTheChipForTheBundle	Apertura del chip para el paquete
help.title.optionsOfGenerate	Opciones de --generate
help.title.output	Salida
help.title.page	Página
help.title.terminalAuthentication	Autenticación del terminal
help.title.trace	Traza
help.title.whatIsPrinted	Qué está impreso
help.title.whichChip	Qué chip
help.title.whichChipForTheBundle	Qué chip, para el paquete
help.title.whichFilesAndProtocols	Qué archivos y protocolos
help.titleArguments	Argumentos
help.titleCommands	Comandos
help.titleExamples	Ejemplos
help.titleOptions	Opciones
help.topics	epass help TEMA explica {topics, list}.
help.traceCommand.abstract	Mostrar paso a paso una traza de epass read: cada comando, su respuesta y lo que significan.
help.traceCommand.file	La traza, o - para la entrada estándar.
help.traceCommand.json	Imprimir un objeto JSON.
help.traceCommand.objects	Mostrar los objetos de datos de cada comando y respuesta: etiqueta, nombre y longitud.
help.traceCommand.redact	Escribir la traza sin los octetos en un archivo nuevo, que se puede entregar a otros.
help.traceCommand.text1	Lee lo que escribió epass read --trace o --trace-unsafe. Los octetos de comandos y respuestas no se muestran, aunque la traza los tenga.
help.traceOptions.trace	Escribir cada comando y respuesta con sus tiempos, sin lo que dicen: encabezados, longitudes, objetos de datos, palabras de estado. epass trace lo muestra.
help.traceOptions.traceUnsafe	Escribirlos con todos los octetos. Mantenga el archivo tan secreto como el documento: contiene lo que se leyó, o aquello con lo que se puede averiguar.
help.trustAuditCommand.abstract	Mostrar por país qué hay, qué antigüedad tiene y qué va a caducar.
help.trustAuditCommand.at	Como si fuera esta fecha (2026-11-21) y no ahora.
help.trustAuditCommand.country	Solo este país: DE, D, DEU, Germany.
help.trustAuditCommand.failOlder	Terminar con 1 si una lista o CRL en vigor tiene más de tantos días.
help.trustAuditCommand.text1	Las columnas: el país; las anclas, de cuántas generaciones y cuántas han caducado; sus claves; en qué se apoyan; el día en que caduca la última de ellas y el último en que firma una de sus claves; copias de firmantes de documentos; la lista de revocación más reciente, su antigüedad en días y cuántos firmantes revoca. Debajo figura lo que hay que atender.
help.trustAuditCommand.text2	Con --fail-older termina con 1 si alguna lista firmada o CRL en vigor se firmó hace más de tantos días, o no dice cuándo; se indica cuáles son.
help.trustBlockCommand.abstract	Bloquear una CSCA, un firmante o una serie de documentos, digan lo que digan las listas.
help.trustBlockCommand.from	Tomar los bloqueos de un archivo que escribió epass trust block --json, por ejemplo los de otro almacén.
help.trustBlockCommand.reason	El motivo; se le dice a quien se encuentre con el bloqueo.
help.trustBlockCommand.text1	Un bloqueo es una decisión propia de usted. Vale con todas las políticas, ninguna lista lo disculpa, y ni importar, ni actualizar, ni deshacer lo quita: los documentos que se apoyan en lo bloqueado fallan, con el motivo que usted indicó. Una CSCA bloqueada no avala a ningún firmante, ninguna lista ni ningún enlace; el bloqueo es de su clave, de modo que sus otros certificados no sirven de nada. El bloqueo conserva la clave de un certificado que encontró, de modo que sigue valiendo cuando el certificado ya no está. También falla lo que solo avala lo bloqueado, como un enlace de su clave o las CSCA de sus listas.
help.trustBlockCommand.text2	Una serie consta de un Estado, un código de documento y el primer y el último número, con dos puntos entre las partes: D:P:C01X00000-C01X99999. Los dos números pertenecen a ella y tienen la misma longitud; los dígitos van antes que las letras. P es todo código que empieza así; *, cualquier código. Un solo número también es una serie.
help.trustBlockCommand.text3	Sin argumento, se enumeran los bloqueos. Termina con 0 si se bloqueó, 64 si no había a quién preguntar, 66 si no existe y 130 si la respuesta fue no.
help.trustBlockCommand.until	El último día en que vale. Si se omite, vale hasta que se retire.
help.trustBlockCommand.what	El SHA-256 de un certificado o de su clave (SubjectPublicKeyInfo), el comienzo del de un certificado del almacén, o una serie de documentos: STATE:CODE:FIRST-LAST. También vale el archivo de un certificado. Un número de serie en cifras hexadecimales, @ y el emisor designan el certificado al que pertenecen.
help.trustChainCommand.abstract	Decir qué CSCA emitió un certificado de firmante de documentos y quién avala esa CSCA.
help.trustChainCommand.at	Como si fuera esta fecha (2026-11-21) y no ahora.
help.trustChainCommand.file	El certificado (DER o PEM; - para la entrada estándar).
help.trustChainCommand.text1	Para un certificado sin documento: la CSCA que lo emitió, por qué se confía en ella, si ambos son válidos y están en uso, y qué dicen las listas de revocación. El archivo es DER o PEM; los certificados que siguen al del firmante pueden ser enlaces del camino.
help.trustChainCommand.text2	Termina con 0 si encadena con una CSCA que la política acepta y no está revocado; con 1 si su firma es incorrecta, su CSCA no podía emitirlo o está revocado; y con 2 si el almacén no permite saberlo. Que algo haya caducado se dice, y no cambia esto: los documentos duran más que las claves de sus firmantes.
help.trustChangeOptions.dryRun	Mostrar qué cambiaría, y no cambiar nada.
help.trustChangeOptions.store	El almacén (si se omite: el de la carpeta de datos).
help.trustChangeOptions.yes	Hacerlo sin preguntar.
help.trustCommand.abstract	Importar, mostrar y examinar los certificados y listas en que se apoya una evaluación.
help.trustCommand.text1	El almacén es $XDG_DATA_HOME/epass/trust, o ~/.local/share/epass/trust; --store indica otro. Nunca se descarga nada de una red. Empiece por epass trust setup.
help.trustDiffCommand.abstract	Comparar dos almacenes, listas, archivos o carpetas de certificados.
help.trustDiffCommand.paths	Un almacén, una lista maestra, un archivo LDIF, o un archivo o una carpeta de certificados; o dos de ellos.
help.trustDiffCommand.text1	Los certificados y listas se comparan por sus octetos. Una línea empieza por + si algo solo está en el segundo, y por - si solo está en el primero. Con una sola ruta, el primero es el almacén. Lo que haría una importación, con lo que preguntaría, lo muestra epass trust import --dry-run.
help.trustDoctorCommand.abstract	Explicar por qué un documento encadena o no con un emisor de confianza, y qué lo arreglaría.
help.trustDoctorCommand.text1	Dice quién firmó el documento y qué emisor y clave indica ese firmante; qué tiene el almacén de ese país, generación por generación; si falta una generación, un certificado de enlace o una lista entera, si el almacén es antiguo, si la única ancla está sin fijar, y qué listas de revocación hay. Termina con lo que hay que hacer. Lo que está mal en el propio documento lo dice epass verify.
help.trustDoctorCommand.text2	Termina con 0 si el firmante encadena, con 1 si algo habla en contra del documento y con 2 si no hay cadena.
help.trustExportCommand.abstract	Escribir certificados y listas del almacén, tal como se firmaron.
help.trustExportCommand.country	Solo este país: DE, D, DEU, Germany.
help.trustExportCommand.format	pem o der.
help.trustExportCommand.kind	Qué escribir: {values}, separados por comas.
help.trustExportCommand.out	Un archivo (PEM) o una carpeta (DER) nuevos.
help.trustExportCommand.text1	PEM va a la salida estándar o a un archivo nuevo; DER, a una carpeta nueva, con un archivo para cada uno. Las anclas sin fijar se omiten si no se indica --unpinned: fuera del almacén ya nada dice que nadie las avala. Las listas sustituidas por otra más reciente se omiten. También se omite lo bloqueado, o lo que solo se apoya en ello, y se indica cuántos son.
help.trustExportCommand.unpinned	Escribir también las anclas sin fijar.
help.trustGrantCommand.abstract	Mostrar, conceder y retirar lo que los editores pueden decir de otros Estados.
help.trustGrantCommand.fingerprint	SHA-256 del certificado CSCA del editor.
help.trustGrantCommand.kind	El tipo de lista: {values}.
help.trustGrantCommand.remove	Retirar la habilitación. Lo que se apoyaba en ella deja de valer.
help.trustGrantCommand.states	Los Estados: códigos o nombres separados por comas (DE,FR), o * para todos. Con --remove se retiran todos si no se indica ninguno.
help.trustGrantCommand.store	El almacén (si se omite: el de la carpeta de datos).
help.trustGrantCommand.text1	Confiar en una CSCA es confiar en lo que dice de su propio Estado. Sus listas maestras, listas de defectos y listas de firmantes de documentos hablan también de otros Estados; las políticas border y strict solo lo aceptan con una habilitación, de una lista cuyo SHA-256 se fijó, o para un certificado confirmado por su propio SHA-256. Una habilitación designa la CSCA por el SHA-256 de su certificado: compárelo con lo que dice el editor. Vale para sus claves posteriores y para todos los firmantes de listas que certifique, y por tanto para las próximas listas. Sin argumentos se enumeran las habilitaciones.
help.trustHistoryCommand.abstract	Mostrar qué cambió en el almacén, cuándo y con qué comando.
help.trustHistoryCommand.store	El almacén (si se omite: el de la carpeta de datos).
help.trustHistoryCommand.text1	Las columnas: el número del cambio; su hora en UTC; el comienzo del hash de la instantánea, como figura en los informes; las anclas que quedaron; si se conserva su estado, de modo que epass trust undo --to pueda recuperarlo; el comando; lo que añadió (+), quitó (-) o cambió de base (~). Se muestran los últimos 128 cambios.
help.trustImportCommand.abstract	Importar listas maestras, descargas del PKD, certificados, CRL, listas de desviaciones y de defectos.
help.trustImportCommand.dryRun	Mostrar qué cambiaría, y no cambiar nada.
help.trustImportCommand.grant	{form}. Se puede indicar más de una vez.
help.trustImportCommand.json	Imprimir un objeto JSON.
help.trustImportCommand.named	Responder de los certificados CSCA en archivos que nadie firmó; si no, se pregunta por ellos, o --pin indica su SHA-256.
help.trustImportCommand.paths	Un archivo o una carpeta.
help.trustImportCommand.pin	SHA-256 de un certificado CSCA, de una lista, o de un archivo con todo lo que contiene, en los que usted confía. Se puede indicar más de una vez.
help.trustImportCommand.store	El almacén (si se omite: el de la carpeta de datos).
help.trustImportCommand.text1	Los archivos se reconocen por sus octetos: certificados, CRL y listas firmadas en DER o PEM, LDIF como lo ofrece el PKD de la OACI, y carpetas de ellos. Una entrada que no se puede leer se omite y se indica; el resto se importa. Antes se muestra qué cambiaría. Un país nuevo, otra clave con un nombre conocido, un ancla que sale y una lista que nada de confianza respalda deben confirmarse, en el terminal o con --yes.
help.trustImportCommand.text2	Una lista maestra trae el certificado de su propio firmante y, por tanto, no prueba nada por sí sola: compare el SHA-256 de ese certificado CSCA, o de la lista, con lo que publica su emisor, e indíquelo con --pin. Si no, sus certificados quedan sin fijar, y las políticas border y strict rechazan lo que se apoya en ellos. Una lista o CRL más antigua que la del almacén se rechaza.
help.trustImportCommand.text3	Una CSCA habla por su propio Estado. Lo que sus listas dicen de otros Estados, border y strict solo lo aceptan si se fijó la propia lista, o con una habilitación, que vale también para las próximas listas: --grant, la respuesta a una pregunta en el terminal, o epass trust grant. --yes confirma cambios y no concede ninguna habilitación.
help.trustImportCommand.text5	Termina con 0 si se importó todo lo que se podía leer; 64 si hay que confirmar algo y no se preguntó a nadie; 65 si se rechazó una lista o no se pudo leer nada; 66 si no existe el archivo; 73 si no se puede escribir el almacén; 75 si otro proceso escribe en él; 130 si la respuesta fue no.
help.trustImportCommand.yes	Confirmar todo lo que haya que confirmar; con ello no se concede ninguna habilitación.
help.trustListCommand.abstract	Enumerar los certificados CSCA, uno por línea.
help.trustListCommand.basis	Solo anclas de esta base: {values}.
help.trustListCommand.country	Solo este país: DE, D, DEU, Germany.
help.trustListCommand.text1	Las columnas: el país; la generación, que es el número de la clave entre las de su país; raíz, o enlace de una clave a la siguiente; el período de validez; la clave; la base, que dice por qué se confía en él (Docs/trust.md); quién lo avala; el comienzo de su SHA-256; el sujeto.
help.trustOptions.trust	Confiar en lo que hay en este almacén, lista maestra, archivo LDIF, o archivo o carpeta de certificados CSCA, y no en lo que hay en el almacén de confianza.
help.trustOutputOptions.json	Imprimir un objeto JSON.
help.trustRemoveCommand.abstract	Quitar del almacén un país, un certificado, una CRL o una lista firmada.
help.trustRemoveCommand.list	Quitar listas firmadas, y no certificados ni CRL.
help.trustRemoveCommand.only	Quitar solo este certificado de CSCA, y ningún otro de su clave.
help.trustRemoveCommand.text1	Lo que se quiere quitar se indica por el comienzo de su SHA-256 (seis dígitos o más), por el identificador de la clave de un certificado CSCA o por un país: entonces se quitan sus certificados CSCA, sus CRL y las copias de sus firmantes de documentos. Con --list se quitan las listas firmadas, con las ediciones anteriores que habían sustituido: aquellas cuyo SHA-256 empieza así, o cuyo editor es de ese país. Con un certificado de CSCA se quitan también los demás de su clave, salvo con --only.
help.trustRemoveCommand.text2	Antes se muestra lo que cae con ello, y se pregunta: lo que se apoyaba en una lista o una CSCA, y las habilitaciones de una CSCA que se va. Lo que se quitó sigue fuera, aunque una lista vuelva a traerlo; lo recupera quien lo indique de nuevo, con epass trust import de su archivo o lista, con --pin o con una habilitación. epass trust undo deshace la operación.
help.trustRemoveCommand.text4	Termina con 0 si se quitó, 64 si no había a quién preguntar, 66 si no existe y 130 si la respuesta fue no.
help.trustRemoveCommand.what	El comienzo de un SHA-256, un identificador de clave o un país.
help.trustSetupCommand.abstract	Recorrer los primeros pasos: qué listas hay, dónde, y para qué confiar en ellas.
help.trustSetupCommand.json	Con --list: imprimir un objeto JSON.
help.trustSetupCommand.list	Imprimir qué listas hay, y no hacer nada más.
help.trustSetupCommand.paths	Archivos o carpetas que usted descargó; si se omiten, se le pregunta.
help.trustSetupCommand.store	El almacén (si se omite: el de la carpeta de datos).
help.trustSetupCommand.text1	Muestra qué listas de emisores se publican y en qué página, pregunta por los archivos que usted descargó, muestra qué aporta cada uno y quién avalaría a quién, y lo importa con las habilitaciones que usted conceda. Necesita un terminal; lo que hace, epass trust import y epass trust grant lo hacen sin él. No se descarga nada: las direcciones son para su navegador. Se consultaron el día que figura junto a ellas; --list --json indica las fuentes.
help.trustShowCommand.abstract	Mostrar completos certificados, listas de revocación y listas firmadas del almacén.
help.trustShowCommand.text1	Lo que se quiere mostrar se indica por el comienzo de su SHA-256 (seis dígitos o más), por el identificador de la clave de un certificado CSCA o por un país. Con cada objeto figura en qué se apoya y todos los archivos de los que procede.
help.trustShowCommand.what	El comienzo de un SHA-256, un identificador de clave o un país.
help.trustStoreOptions.store	Usar este almacén, o una lista maestra, un archivo LDIF, un archivo o una carpeta de certificados (si se omite: el almacén de la carpeta de datos).
help.trustUnblockCommand.abstract	Retirar un bloqueo.
help.trustUnblockCommand.text1	Lo que estaba bloqueado vuelve a valer como lo haría sin el bloqueo. Nada más retira un bloqueo: epass trust undo deja los bloqueos como están.
help.trustUnblockCommand.what	Una serie, un SHA-256, o el comienzo del de un bloqueo.
help.trustUndoCommand.abstract	Deshacer el último cambio del almacén, o varios.
help.trustUndoCommand.text1	Devuelve el almacén a como estaba antes del último cambio que sigue en pie: si se repite, retrocede un cambio más. --to va al estado posterior al cambio de ese número (epass trust history), también hacia delante, a uno que se deshizo. Se conservan diez estados anteriores. Antes se muestra lo que cambia, y se pregunta. Deshacer es un cambio en sí mismo: con ello no se pierde nada.
help.trustUndoCommand.to	Recuperar el estado posterior al cambio de este número.
help.trustUpdateCommand.abstract	Incorporar las ediciones siguientes de las listas que tiene el almacén.
help.trustUpdateCommand.command	Ejecutar este programa, que pone archivos en la carpeta que indica EPASS_TRUST_FOLDER, e incorporarlos.
help.trustUpdateCommand.dryRun	Mostrar qué cambiaría, y no cambiar nada.
help.trustUpdateCommand.json	Imprimir un objeto JSON.
help.trustUpdateCommand.paths	Un archivo o una carpeta.
help.trustUpdateCommand.store	El almacén (si se omite: el de la carpeta de datos).
help.trustUpdateCommand.text1	Toma, de un archivo o una carpeta, las listas más recientes de los editores cuyas listas están en el almacén, las CRL de sus CSCA y las copias de los firmantes de documentos que estas certificaron; todo lo demás se cuenta y se omite. Las habilitaciones y lo fijado valen como se concedieron. Lo que preveían no necesita confirmación, de modo que puede ejecutarlo un temporizador: países y claves nuevos con pleno aval, y unas pocas anclas que salen. Lo que tiene menos aval, y una edición que dejaría ir más de la cuarta parte de las anclas, necesita --yes. Se escribe todo de una vez, o nada. Una lista o CRL más antigua que la del almacén se rechaza.
help.trustUpdateCommand.text2	epass no descarga nada. --command ejecuta un programa suyo que lo hace, con argumentos y sin shell: encuentra en EPASS_TRUST_FOLDER la ruta de una carpeta privada vacía, y lo que ponga ahí se incorpora. Si termina con algo distinto de 0, no se incorpora nada.
help.trustUpdateCommand.text4	Termina con 0 si el almacén está al día, también si no había nada nuevo; 64 si hay que confirmar algo y no se preguntó a nadie; 65 si se rechazó una lista o nada continúa lo que hay en el almacén; 66 si no existe el almacén o el archivo; 69 si falló el comando; 73 si no se puede escribir el almacén; 75 si otro proceso escribe en él.
help.trustUpdateCommand.timeout	Con --command: cuánto puede durar.
help.trustUpdateCommand.yes	Confirmar todo lo que haya que confirmar; con ello no se concede ninguna habilitación.
help.usage	Uso: {synopsis}
help.value.argument	argumento
help.value.basis	base
help.value.can	can
help.value.case	caso
help.value.code	código
help.value.codes	códigos
help.value.command	comando
help.value.country	país
help.value.date	fecha
help.value.days	días
help.value.dir	carpeta
help.value.file	archivo
help.value.fileUri	archivo|uri
help.value.files	archivos
help.value.folder	carpeta
help.value.grant	habilitación
help.value.hex	hex
help.value.hostPort	host:puerto
help.value.kind	tipo
help.value.kinds	tipos
help.value.language	idioma
help.value.lines	líneas
help.value.list	lista
help.value.mrz	mrz
help.value.n	n
help.value.name	nombre
help.value.number	número
help.value.path	ruta
help.value.pin	pin
help.value.policy	nombre|archivo
help.value.port	puerto
help.value.profile	perfil
help.value.protocol	protocolo
help.value.puk	puk
help.value.rate	velocidad
help.value.seconds	segundos
help.value.sha256	sha256
help.value.text	texto
help.value.unit	unidad
help.value.what	qué
help.value.when	cuándo
help.value.yYYYMMDD	AAAA-MM-DD
help.verifyCommand.abstract	Evaluar un paquete de evidencias, una carpeta de archivos o un sello, sin el chip.
help.verifyCommand.certificate	Un certificado del firmante de un sello (DER o PEM), si el almacén no lo tiene. No por ello se confía en él.
help.verifyCommand.challenge	El reto de autenticación activa que usted dio para esta lectura: 16 dígitos hexadecimales. Si el de las evidencias es otro, la comprobación falla.
help.verifyCommand.expect	Lo que se espera, un documento o un sello; lo otro no pasa. Sin esta opción lo dice la política, y junto a --challenge o --status se espera un documento.
help.verifyCommand.text1	Todo lo que los octetos permiten decidir se decide de nuevo. Lo que solo el chip podía mostrar (el control de acceso, la autenticación del chip) y la comparación con la MRZ impresa quedan indeterminados: lo que un paquete dice de ello se marca como registrado y no demuestra nada. La autenticación activa se calcula de nuevo; solo le convence con --challenge, el reto que usted dio a quien leyó. Con --mrz, la MRZ que usted ve impresa se compara ahora, y esa comprobación deja de ser una registrada; una que se registró como fallida sigue siéndolo. Un sello digital visible o un VDS-NC se evalúa con lo que se leyó de su código de barras: los octetos, los dígitos hexadecimales o base64, o el texto. Termina con 0 solo si el resultado global es correcto, con 1 si es fallido y con 2 si es indeterminado.
help.verifyCommand.text2	Con --batch se evalúan muchos documentos: cada carpeta de las carpetas indicadas, cada paquete, cada documento de un archivo tar o ZIP y, en la entrada estándar (-), un texto JSON por línea o un archivo tar. De cada uno se imprime una línea de JSON. En ese caso termina con 65 si no se pudo leer una entrada; si no, con 1 si un documento es fallido y con 2 si alguno es indeterminado.
help.verifyCommand.witness	La clave del lector cuya palabra acepta: su clave pública o un certificado en PEM, o un JWK Set. Un paquete que firmó (epass read --sign-with) cuenta tal como lo vio ese lector; cualquier otra entrada es un error.
help.vouchingOptions.grants	{form}. Se puede indicar más de una vez.
help.vouchingOptions.pins	SHA-256 de una lista, de un certificado CSCA o de la CSCA del firmante de una lista en los que usted confía. Se puede indicar más de una vez.
help.watchOptions.count	Terminar después de tantos documentos.
help.watchOptions.onResult	Ejecutar un programa para cada documento, con el informe en su entrada estándar como lo imprime --json, y con EPASS_RESULT, EPASS_READER y EPASS_FOLDER en su entorno. Las palabras se separan con espacios, las comillas las mantienen juntas, y no interviene ningún shell. Tras {seconds} segundos se le pone fin.
help.watchOptions.watch	Leer cada documento que se coloca en un lector, en todos los lectores a la vez, hasta Ctrl-C.
help.withBoth	{text} (valores: {values}; por defecto: {value})
help.withDefault	{text} (por defecto: {value})
help.withValues	{text} (valores: {values})
helpPolicy.border	Para dejar pasar a alguien. El emisor debe estar avalado, y un documento caducado falla.
helpPolicy.inspection	Para ensayos de conformidad: el sistema de inspección de BSI TR-03105-5.1, que conoce dos respuestas.
helpPolicy.kyc	Para evaluar a distancia, con archivos que trajo un teléfono. Si nadie demostró la protección del chip, queda sin determinar.
helpPolicy.read	Para saber qué dice un documento. Solo lo hace fallar lo que habla en contra de sus datos o de su chip.
helpPolicy.strict	Para ensayos. Lo que se desvía de la norma falla, y ninguna lista lo disculpa.
image.answerTooLong	El descodificador respondió más de lo que tiene la imagen.
image.boxBeyondImage	Una caja indica una longitud que sobrepasa la imagen.
image.boxLength	Una caja indica una longitud que no concuerda con la imagen.
image.channelBits	Un canal de la imagen tiene más de 16 bits.
image.channels	La imagen tiene {count, plural, one {# canal} other {# canales}}.
image.codestreamWithoutSize	El flujo de código no empieza por su tamaño.
image.colours	Los colores de la imagen no son ni gris ni rojo, verde y azul.
image.componentCut	Un componente de la imagen no la cubre.
image.componentEmpty	Un componente de la imagen no tiene muestras.
image.crashed	El descodificador terminó bruscamente con la imagen (señal {signal}).
image.cutWithin	La imagen termina en medio de {part, select, box {su caja} boxes {sus cajas} headerBox {su caja de encabezado} palette {su paleta} codestream {su flujo de código} size {su tamaño} component {su componente} marker {su marcador} firstMarker {su primer marcador} markerSegment {su segmento de marcador} frameHeader {su encabezado de cuadro} signature {su firma} firstChunk {su primer bloque} other {su encabezado}}.
image.damaged	El descodificador no puede descodificar la imagen: está dañada.
image.endingUnknown	No se puede saber cómo terminó el descodificador: el programa que lo llamó no atiende a sus procesos hijos.
image.forbidden	El descodificador hizo algo que su confinamiento prohíbe, y el sistema le puso fin.
image.formatNotDecoded	Las imágenes del formato {format} no se descodifican.
image.frameHeaderEmpty	El encabezado de cuadro no indica ninguna imagen.
image.frameHeaderWithoutRows	El encabezado de cuadro no indica el número de filas.
image.headerChunkEmpty	El bloque de encabezado no indica ninguna imagen.
image.inputTooLong	La imagen tiene más de {limit} octetos.
image.jpegBits	La imagen JPEG tiene muestras de {bits, plural, one {# bit} other {# bits}}; solo se descodifican las de 8.
image.jpegComponents	La imagen JPEG tiene {count, plural, one {# componente} other {# componentes}}; se descodifican uno, tres y cuatro.
image.markerMissing	No hay marcador donde corresponde uno.
image.noAnswer	No se puede esperar la respuesta del descodificador.
image.noArea	La imagen no tiene superficie, o sus teselas no la cubren.
image.noCodestream	La imagen no tiene flujo de código.
image.noDecoder	Esta compilación no incluye descodificador de imágenes: se hizo sin el trait Images.
image.noDecoderOfThisVersion	El programa que se inició terminó con {status}; no es un descodificador de esta versión.
image.noFrameHeader	La imagen no tiene encabezado de cuadro.
image.noFrameHeaderBeforeData	La imagen no tiene encabezado de cuadro antes de sus datos.
image.noHeaderChunk	La imagen no empieza por su bloque de encabezado.
image.noJPEGMarker	La imagen no empieza por el marcador de una imagen JPEG.
image.noPNGSignature	La imagen no empieza por la firma de PNG.
image.noSamples	Un componente no tiene muestras.
image.notDecoded	El descodificador no dio ninguna imagen.
image.notStarted	No se puede iniciar el programa que descodifica imágenes: {error}.
image.otherSize	La respuesta del descodificador no es una imagen del tamaño indicado.
image.paletteChannels	La paleta tiene {count, plural, one {# canal} other {# canales}}; se descodifican como máximo {limit}.
image.pngNotMade	No se puede crear el archivo PNG.
image.pointsNotWritten	Los puntos no se pueden escribir.
image.sampleBits	Una muestra tiene {bits, plural, one {# bit} other {# bits}}; se descodifican como máximo 16.
image.samplesDoNotFit	Las muestras no concuerdan con el tamaño de la imagen.
image.samplesMissing	Una imagen de {width} por {height, plural, one {# punto} other {# puntos}} necesita {needed} octetos; hay {there}.
image.samplesNotShown	Las muestras de {bits, plural, one {# bit} other {# bits}} en {channels, plural, one {# canal} other {# canales}} no se muestran.
image.sizeLength	La longitud del tamaño no concuerda con sus componentes.
image.sizeNotStated	El archivo no indica el tamaño de una imagen sin compresión.
image.tooLarge	La imagen es mayor de lo que permiten los límites.
image.tooLargeForJPEG	La imagen es demasiado grande para JPEG.
image.tooLargeForPNG	La imagen es demasiado grande para PNG.
image.tooManyBoxes	La imagen tiene más de {limit} cajas antes de su flujo de código.
image.tooManyComponents	La imagen tiene {count, plural, one {# componente} other {# componentes}}; se descodifican como máximo {limit}.
image.tooManyOctets	La imagen tiene {count, plural, one {# octeto} other {# octetos}}; el límite es {limit}.
image.tooManyPoints	La imagen indica {width} por {height, plural, one {# punto} other {# puntos}}; el límite es de {limit} puntos.
image.tooManyTiles	La imagen tiene {count, plural, one {# tesela} other {# teselas}}; se descodifican como máximo {limit}.
image.tooManyTilesEachWay	La imagen tiene {across} por {down, plural, one {# tesela} other {# teselas}}; se descodifican como máximo {limit}.
image.unknownFeature	El descodificador no conoce lo que usa la imagen.
image.unknownFormat	Los octetos no empiezan como los de ninguna imagen conocida.
image.wsqNotDecoded	Las imágenes en WSQ (cuantificación escalar por ondículas) no se descodifican.
input.aidHexadecimal	--aid admite un identificador de aplicación: de 1 a 16 octetos, con dos dígitos hexadecimales cada uno, por ejemplo A0000002471001.
input.aidOtherBundle	--resume continúa una lectura de la aplicación {bundle}, y --aid indica {wanted}: omita --aid o indique la misma.
input.aidOtherFiles	{identifier} es la aplicación «{name}», cuyos archivos no son los de un documento de viaje: indique en --aid la aplicación que contiene EF.SOD y los grupos de datos.
input.appendWithoutTerminal	El chip solo acepta registros de terminales con derecho a ello: indique --terminal-certificates y --terminal-key.
input.askOwner	Léalo como el usuario al que pertenece, o pídale permiso.
input.atIsDay	--at es un día, AAAA-MM-DD.
input.bacWithCAN	--access bac abre el chip con la MRZ; un número de acceso a la tarjeta solo sirve con PACE.
input.bacWithPIN	--access bac abre el chip con la MRZ; PIN y PUK solo sirven con PACE.
input.beOwner	Léalo como el usuario al que pertenece.
input.belongsToGenerate	{option} solo se usa con --generate.
input.bothOnStandardInput	--mrz y --can no pueden venir a la vez de la entrada estándar. Lea uno de ellos de ahí (-) y deje que se le pregunte por el otro en un terminal, o indíquelo como valor.
input.brokenJSON	Como JSON está dañado en el octeto {offset}. {error}.
input.brokenText	Como texto, termina en el octeto {offset}. {error}.
input.bundleAlone	{file} es un paquete entero, y se indicó algo más junto a él.
input.canDigits	Esto no es un número de acceso: tiene seis dígitos, y este {count, number}.
input.canLength	un número de acceso a la tarjeta tiene seis dígitos; este tiene {count}.
input.centuryNone	{option}: una zona contiene dos dígitos del año, y {day} no se leería como ninguna fecha.
input.centuryOther	{option}: una zona contiene dos dígitos del año, y {day} se leería como {other}.
input.challengeAndSkip	--challenge es lo que firma la autenticación activa, y --skip aa la omite: indique solo una de las dos.
input.checkFile	Compruebe el archivo o indique otro.
input.checkZoneFile	Compruebe que es el archivo correcto; si hay muchas zonas, procéselas en varias veces.
input.countRange	--count admite de 1 a 1000000 documentos.
input.dataGroupNumbers	--dg admite números del 1 al 16 separados por comas, por ejemplo 1,2,11.
input.evidenceAndZone	Las evidencias y --mrz no pueden venir a la vez de la entrada estándar.
input.evidenceWrong	{file} no contiene evidencias que se puedan evaluar. {error}.
input.evidenceWrongAt	{file} no contiene evidencias que se puedan evaluar: el error está en el miembro {member}. {error}.
input.fieldWrong	La zona no se puede escribir; el error está en este campo: {field}. {error}.
input.fileNameEmpty	El nombre de un archivo está vacío.
input.folderEmpty	La carpeta {folder} no contiene archivos.
input.folderUnreadable	La carpeta {folder} no se puede leer.
input.folderWithoutTerminalCertificates	La carpeta {folder} no contiene ningún certificado verificable por tarjeta.
input.formatNames	--format es TD1, TD2, TD3, MRV-A o MRV-B.
input.generateDate	{option} es AAAA-MM-DD o AAMMDD.
input.generateLacksOptions	A --generate le faltan opciones.
input.generateNeeds	--generate necesita {options}.
input.generateTakesNoLines	--generate no admite líneas ni --repair.
input.giveBundle	Indique el paquete que escribió epass read --out: un resultado no se vuelve a evaluar.
input.giveBundleAlone	Indique el paquete solo, o los archivos de los que se hizo.
input.giveCAN	Indique los seis dígitos que figuran en la tarjeta o en la página de datos, fuera de la MRZ.
input.giveCertificateOfKey	Indique el certificado de esta clave; epass inspect muestra lo que contiene un certificado.
input.giveEvidence	Indique lo que escribió epass read --out, o un sello; quizá una copia no llegó a completarse.
input.giveEvidenceFolderOrSeal	Indique lo que escribió epass read --out, una carpeta de archivos o un sello.
input.giveFewerTerminalCertificates	Indique los de los Estados cuyos documentos se leen.
input.giveLinesOrRead	epass read --mrz lo admite para abrir un chip; aquí, indique las líneas de la zona.
input.giveMRZ	Indique las dos o tres líneas tal como están impresas, o NÚMERO,FECHA,FECHA (número de documento, nacimiento, caducidad; fechas como 1974-08-12).
input.givePIN	Indíquelo tal como figura en la carta del emisor.
input.givePrivateKey	Indique una clave privada sin cifrar, RSA o de una curva, en PEM (PKCS #8).
input.giveSignerCertificate	Indique el certificado del firmante del sello en DER o PEM.
input.giveSixDigits	Si eso es lo que quiere, indique los seis dígitos AAMMDD; si no, otro día con --at.
input.giveTerminalCertificates	Indique los certificados tal como los emitió la autoridad, sin PEM; epass inspect muestra qué es un archivo.
input.giveZone	Indique sus líneas, o indique - y envíelas por la entrada estándar.
input.giveZoneOfFile	Indique el contenido del archivo: --mrz - < ARCHIVO.
input.guardedGroups	El chip entrega DG3 y DG4 solo a terminales que tengan certificados y una clave para ello (--terminal-certificates, --terminal-key).
input.importIt	Para confiar en lo que ofrece el PKD: epass trust import FILE.
input.inspectIt	epass inspect FILE lo muestra.
input.isFolder	{file} no se puede leer: es una carpeta.
input.jsonAndJSONLines	Indique --json o --json-lines, no ambas.
input.keepPrivateKey	Aquí nunca hace falta una clave privada: guárdela donde nadie más pueda leerla.
input.keysAsks	--keys pregunta por el número de documento y las fechas: no dé ningún valor a --mrz junto a ella.
input.kindArchive	un archivo empaquetado ({format})
input.kindCardVerifiable	certificados verificables por tarjeta
input.kindCertificate	un certificado
input.kindCompressed	un archivo comprimido ({format})
input.kindDER	un objeto en DER
input.kindImage	una imagen {format}
input.kindLDIF	un archivo en LDIF
input.kindLDS2	un archivo de LDS2
input.kindOctets	octetos de tipo desconocido
input.kindOtherText	un texto sin formato
input.kindPDF	un PDF
input.kindPEM	certificados o listas en PEM
input.kindPrivateKey	una clave privada
input.kindResult	{schema}, un resultado de epass y no aquello de lo que se obtuvo
input.kindRevocationList	una lista de revocación de certificados
input.kindSignedList	una lista firmada
input.kindUTF16	un texto en UTF-16
input.kindZone	una zona de lectura mecánica
input.languageNames	--language es be, bg, mk, sr o uk.
input.lds2Words	--lds2 admite travelRecords, visaRecords y additionalBiometrics, separados por comas, o none.
input.lineEmpty	Una línea está vacía. ¿Quedó sin valor una variable del shell?
input.linesOrStandardInput	Indique las líneas o -, no ambas cosas.
input.linkAlone	--link y --document se usan con --simulate.
input.nameFileNotFolder	Indique un archivo, no una carpeta.
input.nameItsFolder	Empieza como un archivo de un documento: indique su carpeta. epass inspect muestra un archivo suelto.
input.nameWrittenFolder	Indique una carpeta escrita por epass read --out-dir o epass simulate --export.
input.needsWatch	{option} se usa con --watch.
input.noCAN	Esto no es un número de acceso a la tarjeta. {error}.
input.noCertificate	{file} no contiene ningún certificado. {error}.
input.noMRZ	Esto no es una MRZ. {error}.
input.noPIN	Esto no es un PIN ni un PUK. {error}.
input.noPrivateKey	{file} no contiene ninguna clave privada que se pueda usar.
input.noRecord	Esto no es un registro de {file}. {error}.
input.noSuchDay	{option} es {day}, un día que no existe en ningún calendario.
input.noTerminalCertificate	{file} no es un certificado verificable por tarjeta. {error}.
input.noZone	Esto no es una zona de lectura mecánica{line, plural, =0 {} other { (véase la línea #}}{column, plural, =0 {} other {, columna #}}{line, plural, =0 {} other {)}}. {error}.
input.notEvidence	{file} no contiene evidencias que se puedan evaluar. Su contenido: {kind}.
input.notJudgeable	El código de barras no se puede evaluar. {error}.
input.notRegular	{file} no es un archivo normal.
input.onePassword	De --can, --pin y --puk indique solo una; --mrz puede acompañarla.
input.parseZone	epass mrz - < FILE la analiza; epass read --mrz - < FILE abre el chip con ella.
input.pictureProvesNothing	Una imagen no prueba nada: hay que leer el chip, con epass read o con un teléfono que envíe sus archivos.
input.pinFileNeedsToken	--terminal-pin-file se usa con una clave en un token (--terminal-key pkcs11:...).
input.pipeByStandardInput	Indique un archivo; lo que llega por una tubería se lee con -, de la entrada estándar.
input.profileIsFile	Un documento propio es un archivo: --simulate --document ARCHIVO.
input.readersNeedWatch	Indicar varios lectores solo es posible con --watch; un documento se lee en un lector.
input.recordFormat	Indique los octetos de un registro tal como debe recibirlos el chip; epass inspect muestra lo que contienen.
input.recordsGuarded	El chip entrega los registros de las aplicaciones LDS2 solo a terminales con derechos: indique --terminal-certificates y --terminal-key.
input.responseNeedsChallenge	--response es la respuesta a --challenge: indique ambas.
input.responseOfBundle	{file} es un paquete entero y no admite --response.
input.saveUTF8	Guárdelo en UTF-8.
input.severalReaders	Hay documentos o tarjetas en varios lectores: {readers}.
input.sexNames	--sex es M, F o X.
input.skipWords	--skip admite números del 1 al 16 y las palabras portrait, aa, ca, cam, ta, separados por comas, por ejemplo 2,aa.
input.standardInputEmpty	La entrada estándar está vacía.
input.standardInputNotEvidence	La entrada estándar no contiene evidencias que se puedan evaluar. Su contenido: {kind}.
input.standardInputTooLarge	La entrada estándar tiene más de {limit} octetos.
input.standardInputTwice	La entrada estándar solo se puede indicar una vez.
input.standardInputUnreadable	La entrada estándar no se puede leer: {error}.
input.systemFolder	La carpeta {folder} muestra el estado del sistema y no contiene archivos de documentos ni de emisores.
input.takePasswordOff	Quítele la contraseña (openssl pkcs8 -topk8 -nocrypt) o guarde la clave en un token.
input.terminalCertificateOctets	Empiezan por los octetos 7F21; epass inspect muestra qué es un archivo.
input.terminalCertificatesAndKey	--terminal-certificates y --terminal-key van juntas: un terminal muestra sus certificados y firma con su clave.
input.terminalFilesOnly	Los certificados, la clave y el PIN del terminal son archivos; ninguno se lee de la entrada estándar.
input.terminalUnfit	Los certificados y la clave del terminal no se pueden usar. {error}.
input.terminalValueEmpty	El valor de --terminal-key o de --terminal-pin-file está vacío.
input.timeoutRange	--timeout admite de 1 a 86400 segundos.
input.tooLarge	{file} tiene más de {limit} octetos.
input.tooManyTerminalCertificates	Hay más de {limit} certificados verificables por tarjeta.
input.trustIt	epass inspect FILE lo muestra; para confiar en certificados, listas y CRL: --trust FILE o epass trust import FILE.
input.unpackIt	Indique lo que escribió epass read --out o --out-dir; si está empaquetado, desempaquételo antes.
input.unreadable	{file} no se puede leer: {error}.
input.untrustedNeedsKey	--terminal-authentication-untrusted se usa con --terminal-certificates y --terminal-key.
input.waitRange	--wait admite de 0 a 86400 segundos.
input.watchNames	Con --watch, --out y --portrait son dos nombres sin barra, que no empiezan por un punto ni por EF. y que no son report.json.
input.watchNeedsFolder	Con --watch, --out y --portrait nombran archivos de la carpeta de cada documento: indique también --out-dir.
input.watchNoChallenge	--challenge es para la firma de un solo documento y no se puede usar con --watch.
input.watchNoKeys	--keys pregunta por un documento; con --watch escriba NÚMERO,FECHA,FECHA en lugar de una MRZ.
input.watchNoPIN	--pin y --puk son de un solo documento, y --watch lee muchos.
input.watchNoSimulation	--watch lee documentos que llegan y se van; --simulate tiene uno que se queda. epass simulate --connect envía uno a epass read --watch --vpcd-listen.
input.watchOnePassword	Con --watch, indique --can, o --mrz para lo que se escanea, pero no ambas.
input.watchOneReading	--trace, --trace-unsafe y --resume son para una sola lectura, y con --watch hay muchas.
input.waysExclude	--reader, --simulate y --vpcd-listen se excluyen entre sí.
input.zoneIsFile	{name} parece el nombre de un archivo y no una línea de una zona.
input.zoneIsKey	Esto es el número de documento, el nacimiento y la caducidad, no una zona de lectura mecánica.
input.zoneTooLong	Hay más de {limit} octetos: no son líneas de documentos.
issuing.besideTrust	Un defecto de confianza va solo: genera todo lo que emite el Estado.
issuing.editCount	Hay como máximo 64 cambios.
issuing.editsOfIndefinite	Los cambios de EF.SOD no son compatibles con longitudes indefinidas.
issuing.hashOfRSA	MD5 solo se usa con RSA: ECDSA y DSA con MD5 no tienen identificador.
issuing.keyOfOther	La clave no es la del certificado.
issuing.memberAbsent	Lo que se emite aquí no tiene {path}.
issuing.memberAmbiguous	Dos miembros corresponden a {path}. Escriba más de la ruta al que quiere.
issuing.memberOfPSS	El miembro corresponde a PSS.
issuing.noMember	Nada de lo que se emite tiene un miembro {path}.
issuing.noOctet	Hay {count, plural, one {# octeto} other {# octetos}}, contados desde 0.
issuing.noRoot	Una ruta empieza por una de estas palabras: {words}.
issuing.noValue	{action} no admite ningún valor.
issuing.notForMember	{path} no se puede cambiar con {action}.
issuing.rootAbsent	Aquí no hay {root}: esto no cambia nada.
issuing.saltBounds	Con esta clave y esta función hash, la sal tiene de 0 a {longest} octetos.
issuing.setsValues	Solo se pone un valor a un miembro que no tiene miembros.
issuing.standardAlgorithms	Un defecto de confianza va con los algoritmos de la norma.
issuing.tooLong	Lo que se emite pasa de 1 MiB.
issuing.valueKind	El valor debe ser del tipo {kind}.
json.arrayCommaMissing	Aquí debería figurar una coma o ].
json.colonMissing	Aquí deberían figurar dos puntos.
json.controlCharacter	Hay un carácter de control en un texto.
json.digitsMissing	Aquí deberían figurar cuatro dígitos hexadecimales.
json.halfCharacter	Falta la mitad de un carácter.
json.nameMissing	Aquí debería figurar un nombre.
json.nameTooLong	Un nombre tiene más de {limit} octetos.
json.noValue	Esto no es un valor.
json.noWholeNumber	Solo se admiten números enteros de 64 bits.
json.notUTF8	El texto no está en UTF-8.
json.objectCommaMissing	Aquí debería figurar una coma o '}'.
json.somethingFollows	Algo sigue al valor.
json.stringCut	El texto termina dentro de una cadena.
json.tooDeep	El valor tiene demasiados niveles.
json.tooLong	El texto tiene más de {limit} octetos.
json.tooManyValues	El texto contiene demasiados valores.
json.unknownEscape	Este escape no se conoce.
json.valueMissing	El texto termina donde debería figurar un valor.
label.access	acceso
label.applications	Aplicaciones
label.assured	Garantizado
label.chip	chip
label.country	país
label.dataGroups	grupos de datos
label.defects	Defectos
label.demands	exigido
label.document	documento
label.files	Leído
label.issuer	emisor
label.notAssured	No garantizado
label.notChecked	sin comprobar
label.opening	Acceso
label.origin	Procedencia
label.passport	pasaporte
label.printedZone	MRZ impresa
label.reader	Lector
label.reading	lectura
label.record	registro
label.records	Registros añadidos tras la expedición
label.recoveries	Incidencias
label.revocation	revocación
label.seal	sello
label.securityObject	objeto de seguridad
label.signature	firma
label.signer	firmante
label.status	estado
label.terminal	terminal
label.tolerated	Tolerado
label.usage	uso
label.validity	validez
label.ways	Particularidades
label.zone	zona
language.noTag	{file} no es un catálogo: su miembro language no es la etiqueta de un idioma.
language.notJSON	{file} no es un catálogo: como JSON está dañado en el octeto {offset}. {error}.
language.notTexts	{file} no es un catálogo: no es un único objeto JSON de textos.
language.notUTF8	El valor de EPASS_LANG no está en UTF-8.
language.syntax	{file} tiene un texto cuya sintaxis es incorrecta ({problem}): {text}
language.unknown	No existe el idioma {name}. Incluidos: {languages}.
language.unknownArgument	{file} tiene un texto con un argumento que su mensaje no tiene: {place}.
language.unknownBranch	{file} tiene una rama que nunca se elige: {place}.
language.unknownKey	{file} tiene un texto para {key}, y no hay ningún mensaje con ese nombre.
language.unreadable	El catálogo del idioma no se puede usar. {error}.
lds.additionalBiometricsBounds	La referencia es de 1 a 64, y los datos tienen {limit} octetos como máximo.
lds.applicationIdentifierLength	Un identificador de aplicación tiene de 1 a 16 octetos.
lds.bareCodestream	El flujo de código JPEG 2000 no tiene el formato de archivo que lo rodea.
lds.bitStringNotWhole	Un BIT STRING no termina en un octeto completo.
lds.characterNotAllowed	El valor tiene un carácter que este elemento no puede tener.
lds.chipAuthenticationUnknown	No se conoce tal autenticación del chip.
lds.countLength	Un número de objetos de datos tiene un octeto.
lds.countryCodeLetters	Un código de país tiene dos letras.
lds.countryCodeMissing	El valor no empieza por un código de país.
lds.dataGroupNumber	El número de un grupo de datos es de 1 a 16.
lds.dataGroupTwice	{dataGroup} se enumera dos veces.
lds.dateForm	La fecha no se escribe con {count, plural, one {# carácter} other {# caracteres}}.
lds.dateIncomplete	Partes de la fecha son desconocidas; eso solo puede ocurrir en una fecha de nacimiento.
lds.deviationRefused	{what}. {deviation}. El perfil lo rechaza.
lds.elementEmpty	El elemento {tag} está presente y no contiene nada.
lds.elementMisplaced	El elemento {tag} está fuera de su lugar, o dos veces.
lds.elementMissing	Falta el elemento {tag}.
lds.elementOutsideTemplate	El elemento {tag} debe estar en la plantilla {template}.
lds.elementTooLong	El elemento tiene {length, plural, one {# octeto} other {# octetos}}; la norma permite {limit}.
lds.elementTwice	El elemento {tag} figura aquí dos veces.
lds.empty	El archivo no tiene octetos.
lds.featureCount	El número de características no es de una a nueve, o falta.
lds.fewDataGroups	{count, plural, one {Se enumera # grupo} other {Se enumeran # grupos}} de datos; se exigen al menos dos.
lds.fieldMissing	Falta el campo.
lds.fileIdentifierLength	Un identificador de archivo tiene dos octetos, y uno corto tiene uno.
lds.fileLength	El archivo tiene {length, plural, one {# octeto} other {# octetos}}; la norma fija {fixed}.
lds.fileWithoutRecords	{file} es transparente y no tiene registros.
lds.furtherElement	Un elemento adicional tiene la etiqueta {tag}, que ya figura en la tabla.
lds.indefiniteLength	La longitud del elemento {tag} es indefinida; se exige DER.
lds.infoVersion	La versión es {version}; la especificada es {specified}.
lds.keyUnwrapped	El algoritmo y la clave están en la entrada sin un SubjectPublicKeyInfo que los rodee.
lds.lengthBetween	de {least} a {most}
lds.lengthExactly	{length}
lds.lengthNotMinimal	La longitud no está en el menor número de octetos.
lds.lengthOr	{first} o {second}
lds.manyDataGroups	Se enumeran {count} entradas; se admiten 16 como máximo.
lds.noApplicationIdentifier	Falta el identificador de aplicación.
lds.noBiometricsFile	El valor no es el identificador de un EF.Biometrics.
lds.noCertificateRecord	{number} no es el número de ningún registro de EF.Certificates.
lds.noDate	Los dígitos no son una fecha.
lds.noDateDigits	El elemento no contiene dígitos decimales de una fecha.
lds.noDay	Ese día no existe.
lds.noImage	No hay ninguna imagen.
lds.noNames	En este archivo no hay nombres.
lds.noObjectCount	No se indica el número de objetos de datos; hay {there}.
lds.noOuterTag	Este archivo no tiene etiqueta exterior.
lds.noPACEIdentifier	El identificador de objeto no es ninguno de PACE.
lds.noParameterID	No hay parameterId, y hay {count, plural, one {# juego} other {# juegos}} de parámetros de dominio explícitos.
lds.noPerson	No hay ninguna persona.
lds.noReference	El archivo no contiene ninguna referencia.
lds.noSignedData	El contenido no son datos firmados.
lds.noTextOfAtMost	El valor no es un texto UTF-8 de {limit} caracteres como máximo.
lds.noZone	El elemento no es una zona de lectura mecánica. {why}.
lds.notDER	La estructura no es DER.
lds.notPrintable	El texto no es un PrintableString.
lds.notUTF8	El texto no está en UTF-8.
lds.nothingExpected	Aquí no debería figurar nada.
lds.nullWithContent	NULL no tiene contenido.
lds.numberLength	Un número tiene de uno a cuatro octetos.
lds.numberNegative	El número es negativo, está vacío o es demasiado grande.
lds.numberPadded	El número lleva relleno.
lds.numberTooLarge	El número está vacío o es demasiado grande.
lds.objectCount	Objetos de datos indicados: {stated}; hay {there}.
lds.octetsAfterRecord	{count, plural, one {# octeto sigue} other {# octetos siguen}} al registro.
lds.octetsAfterReference	Algo sigue a la referencia.
lds.octetsAfterSecurityInfos	{count, plural, one {# octeto sigue} other {# octetos siguen}} a los SecurityInfos.
lds.octetsAfterSecurityObject	Hay más octetos tras el LDSSecurityObject.
lds.octetsFollow	{count, plural, one {# octeto sigue} other {# octetos siguen}} al elemento más exterior.
lds.otherElement	Se espera el elemento {tag}; aquí figura {found}.
lds.otherStructure	La estructura ASN.1 no es la esperada. {why}.
lds.outerTag	El archivo debe empezar por la etiqueta {tag}.
lds.recordCount	El archivo no puede tener {count, plural, one {# registro} other {# registros}}.
lds.referenceBounds	En el archivo figuran una o dos referencias de 1 a 16 octetos.
lds.referenceLength	Una referencia tiene de 1 a 16 octetos.
lds.referencesNotLast	Tras las referencias solo puede haber octetos cero.
lds.secondApplicationIdentifier	En la plantilla figura un segundo identificador de aplicación.
lds.securityObjectVersion	La versión del objeto de seguridad no es ni V0 ni V1.
lds.sequenceForSet	Hay un SEQUENCE en lugar del SET.
lds.setMissing	Aquí se espera un SET.
lds.setWrapped	El SET está dentro de un elemento {tag}.
lds.somethingFollows	Algo sigue al último campo.
lds.structureDamaged	La estructura BER-TLV está dañada. {why}.
lds.tagCut	El segundo octeto de la etiqueta {tag} anuncia un tercero, que no está.
lds.tagListMisplaced	La lista de etiquetas figura una vez, y al principio.
lds.tagListMissing	El archivo no empieza por una lista de etiquetas.
lds.tagListNamesAbsent	La lista de etiquetas indica el elemento {tag}, que no está.
lds.tagListNamesTemplate	La lista de etiquetas indica la plantilla {tag} y no los elementos que contiene.
lds.tagListOmits	La lista de etiquetas no indica el elemento {tag}.
lds.tagListRepeats	La lista de etiquetas indica una etiqueta dos veces.
lds.tagOfNoDataGroup	La etiqueta {tag} no es la de ningún grupo de datos.
lds.tagTwice	La etiqueta {tag} se enumera dos veces.
lds.textTooLong	El texto tiene {length, plural, one {# octeto} other {# octetos}}; se permiten 65 535.
lds.thirdReference	En el archivo figura una tercera referencia.
lds.tooManyImages	El archivo tiene más de {limit} imágenes.
lds.tooManyPersons	Hay más de {limit} personas.
lds.tooManyRecords	Hay más de {limit} registros.
lds.unknownElement	La norma no define aquí ningún elemento {tag}.
lds.unknownImage	Los octetos no son el comienzo ni de una imagen JPEG ni de una JPEG 2000.
lds.valueLength	El valor tiene {length} {unit, select, octets {octetos} other {caracteres}}; son posibles {allowed}.
lds.versionDigits	La versión debe constar de {count} dígitos decimales.
lds.versionInformationMissing	La versión es V1, y falta la información de versión.
lds.versionInformationUnexpected	La versión es V0, y hay información de versión.
lds.versionNotPrintable	La versión contiene caracteres que no son de PrintableString.
lds.versionUnknown	La LDS no es de ninguna versión de la norma.
lds.wrappersTooDeep	Hay demasiados elementos alrededor del SET.
lds.zerosAfterElement	{count} octetos cero siguen al último elemento.
lds.zerosAfterRecord	{count} octetos cero siguen al último registro.
lds.zoneDeparts	La zona de lectura mecánica se desvía de la norma.
lds2.activated	Escrito en {file}, vuelto a leer y activado: ya no se puede modificar.
lds2.activationOpen	{file} se escribió y se volvió a leer; no se sabe si está activado, porque no llegó ninguna respuesta fiable.
lds2.activationOpenRemedy	Inténtelo de nuevo: un archivo activado no se deja escribir (6982).
lds2.appendNotFound	El chip dijo que aceptó el registro en {file} (9000). Se buscó allí y no se encontró.
lds2.appendOther	En {file} hay otro registro en el lugar del que se envió.
lds2.appendRefused	El chip no aceptó el registro en {file}: {meaning} ({word}).
lds2.appendRefusedRemedy	Pida este derecho a quien emitió los certificados del terminal; epass inspect muestra lo que permiten.
lds2.appendTooLong	El registro es más largo de lo que transmiten el lector y el chip; no se envió nada.
lds2.appendTooLongRemedy	Use un lector que transmita comandos de longitud extendida.
lds2.appendUnknown	No se sabe si el registro está en {file}: el chip respondió {word}, que lo deja en duda, y no se pudo mirar en el archivo.
lds2.appendWithoutRight	El terminal no tiene derecho a añadir en {file}; no se envió nada.
lds2.appended	Añadido a {file} como registro {number} y vuelto a leer.
lds2.appendedDespite	Añadido a {file} como registro {number} y vuelto a leer, aunque el chip respondió {word}.
lds2.appendedNotLooked	El chip dice que añadió el registro a {file}. No se volvió a leer, porque ya no se pudo leer el chip.
lds2.appendedUnread	Añadido a {file}. El terminal no puede leerlo, de modo que el registro no se volvió a leer.
lds2.appendedUnreadable	El chip dice que añadió el registro a {file}. No se volvió a leer: el chip no entrega los registros del archivo como debería; su última respuesta fue {word}.
lds2.applicationRefused	El chip no permitió seleccionar la aplicación: {meaning} ({word}).
lds2.certificateFound	El registro {number} de EF.Certificates contiene el certificado.
lds2.dateInValidity	El registro es del {when}, dentro del período de validez del certificado de su firmante.
lds2.dateOutsideValidity	El registro es del {when}; el certificado de su firmante es válido del {first} al {last}.
lds2.dateToCome	El registro es del {when}, una fecha futura.
lds2.fileFull	{file} está lleno: el chip no tiene más sitio en él ({word}).
lds2.fileFullRemedy	De un archivo así no se puede quitar nada. Use otro documento, u otro archivo si hay varios.
lds2.furtherExtensions	Tiene otras extensiones: {identifiers}.
lds2.hashUnknown	No se sabe con qué función hash se firmó el registro.
lds2.holderBornOtherwise	El registro es de otro titular: indica {found} como fecha de nacimiento (AAMMDD), y DG1 indica {document}.
lds2.holderDiffers	El registro es de otro pasaporte: indica {found}, y este es {document}.
lds2.holderMatches	El registro indica este pasaporte.
lds2.holderNotComparable	No se sabe si el registro es de este documento: el número de documento de DG1 no tiene de uno a nueve caracteres, y un registro no admite más.
lds2.holderNotGiven	No se indicó ningún documento con el que comparar el registro.
lds2.holderUnconfirmed	No se sabe si el registro es de este documento: el hash de DG1 no muestra que sea el firmado.
lds2.holderUnknown	No se sabe si el registro es de este documento: DG1 no se leyó o no se puede decodificar.
lds2.issuerKeyCritical	El identificador de la clave del emisor es crítico.
lds2.issuerKeyNotNamed	No indica la clave de su emisor.
lds2.keyNotECDSA	La clave del firmante es {key}; estos registros se firman con ECDSA.
lds2.keyOutsideProfile	La clave es {key}, y debe ser una para ECDSA.
lds2.nameMatches	El nombre del registro del certificado lleva su país y su número de serie.
lds2.nameNotOfIssuer	El nombre del registro del certificado es de un país ({stated}) que no es el de su emisor.
lds2.nameOfOtherCountry	El nombre del registro del certificado es de un país ({stated}) que no es el suyo ({country}).
lds2.nameOfOtherNumber	El nombre del registro del certificado lleva otro número de serie.
lds2.noCertificate	El registro {number} de EF.Certificates no contiene ningún certificado. {error}.
lds2.noDate	Los datos biométricos adicionales no tienen fecha.
lds2.noHolder	El registro no indica ningún pasaporte.
lds2.noPurpose	No dice para qué es.
lds2.noRoom	En {file} caben {count, plural, one {# octeto} other {# octetos}} y no más; no se escribió nada.
lds2.noRoomRemedy	Use otro archivo de datos biométricos, o reduzca lo que se escribe.
lds2.noSearchCopy	Los datos biométricos adicionales no tienen copia para búsquedas.
lds2.noState	Los datos biométricos adicionales no indican ningún Estado.
lds2.noSuchCertificate	El registro remite al certificado {number}; EF.Certificates tiene {count}.
lds2.otherCertificate	El registro remite al certificado {number} de EF.Certificates, pero su firma es válida con el certificado {other}: la referencia puede estar dañada.
lds2.otherOctets	El chip aceptó lo que se iba a escribir en {file}, y devuelve otra cosa. No se activó.
lds2.otherOctetsRemedy	Inténtelo de nuevo; un chip que lo hace cada vez está averiado.
lds2.periodTooShort	Es válido del {first} al {last}, menos de diez años.
lds2.profileKept	El certificado cumple su perfil.
lds2.purposeNotCritical	La indicación de para qué es no es crítica.
lds2.refusedByChipRemedy	Inténtelo una vez más. Un chip que responde así cada vez no acepta el registro; la palabra de estado dice por qué.
lds2.rightsLength	Los derechos tienen {count, plural, one {# octeto} other {# octetos}}; lo correcto es {expected}.
lds2.searchCopyDiffers	El Estado por el que se encuentra el registro ({found}) no es el que se firmó ({signed}).
lds2.searchCopyMatches	El Estado fuera de los datos firmados es el mismo que dentro.
lds2.signatureInvalid	La firma no es válida con la clave del certificado.
lds2.signatureValid	La firma es válida: {key} con {hash}, {form, select, plain {formato simple} other {DER}}.
lds2.signer	El certificado es el de un {signer}.
lds2.signerUnknown	No se conoce el certificado del firmante del registro.
lds2.stateDiffers	El Estado del registro ({state}) no es el de su firmante ({signer}).
lds2.stateMatches	El registro y su firmante son del mismo Estado ({state}).
lds2.stateOfUnknown	El firmante del registro es de otro Estado que este ({state}).
lds2.stateUnknown	El Estado del registro o el de su firmante no figura en la tabla de códigos.
lds2.subjectCommonNames	El sujeto no tiene un único nombre común.
lds2.subjectNameTooLong	El nombre común tiene {count, plural, one {# carácter} other {# caracteres}}; el máximo es {maximum}.
lds2.subjectOtherAttributes	El sujeto tiene otros atributos que país y nombre común.
lds2.subjectWithoutCountry	El sujeto no indica ningún país con dos letras.
lds2.writeRefused	El chip se negó a que se escribiera o activara {file}: {meaning} ({word}).
lds2.writeWithoutRight	El terminal no tiene derecho a escribir en {file}; no se envió nada.
lds2.written	Escrito en {file} y vuelto a leer. No está activado.
link.access	Control de acceso
link.activeAuthentication	Autenticación activa
link.blocks	Los archivos tardarían {used} ms en bloques de {usedLength} octetos, como se leyeron, y {best} ms en bloques de {bestLength} octetos, que es lo que menos tarda.
link.chipAuthentication	Autenticación del chip
link.heading	En un campo de {rate} kbit/s, con un chip como {chip}, esta lectura tardaría {seconds} segundos.
link.milestones	{file} está disponible a los {first} ms; el último archivo, a los {last} ms.
link.order	En este orden, los archivos estarían disponibles antes en conjunto: {files}.
link.row	{part}: {total} ms para {commands, plural, one {# comando} other {# comandos}} ({air} por el aire, {inChip} en el chip, {inReader} en el lector)
link.selection	Selección
link.sources	Docs/link.md dice de dónde procede cada cifra y cuáles se suponen.
link.terminalAuthentication	Autenticación del terminal
lint.acceptsCopies	Acepta lo indeterminado sin exigir nada del chip, como si bastara una copia. Añada chipOriginalShownToVerifier a sus assurances, o ponga chip.dataAlone en true.
lint.acceptsUndetermined	Acepta lo indeterminado: algo que exige la política no se demostró.
lint.acceptsUnproven	Acepta lo indeterminado sin exigir que los datos sean auténticos. Añada dataGenuine a sus assurances.
lint.ageWithoutRevocation	La comprobación issuer.ds.revocation es evaluatory, de modo que un firmante revocado pasa con una lista de cualquier antigüedad. Hágala optional o mandatory.
lint.allowedAndDenied	Esto se permite y se excluye a la vez, de modo que nunca se admite: {names}.
lint.countryWithoutAnchor	El material de confianza no tiene ningún certificado CSCA de {codes}: los documentos de estos Estados quedan indeterminados.
lint.countryWithoutCRL	El material de confianza no tiene ninguna lista de revocación vigente de {codes} firmada por una CSCA de confianza: los documentos de estos Estados quedan indeterminados.
lint.dataAloneAndProof	Lo que admite dataAlone contradice lo que exige proofs. Omita uno de los dos.
lint.dataUnproven	Pasan datos cuya autenticidad nadie demostró. Haga mandatory estas comprobaciones: {checks}.
lint.demandWithoutRole	La comprobación {check} no cuenta, de modo que lo que se exige aquí no decide nada. Hágala mandatory.
lint.exceptionChangesNothing	La excepción no dice nada que no diga la política.
lint.exceptionHidden	La excepción {name}, que está antes, abarca todos sus documentos, de modo que esta nunca vale.
lint.exceptionOverlaps	Los documentos que abarca también la excepción {name} se evalúan con aquella: está antes.
lint.exceptionUnproven	Pide menos antes de que esté probado de qué Estado es un documento, y quien falsifique uno puede indicar ese Estado.
lint.fault	FALLO
lint.filesStayOpen	Los archivos que traen otros no muestran cómo se abrió el chip y aquí quedan indeterminados. Ponga access.protocol.established en evaluatory, o parta de kyc, si se evalúan tales archivos.
lint.graceAndRemaining	Los días de gracia tras la caducidad y los días que deben quedar hasta ella se contradicen.
lint.graceWithoutExpiry	La comprobación document.expiry.current es evaluatory, de modo que un documento caducado pasa también sin días de gracia. Hágala mandatory.
lint.line	{weight}  {member}: {finding}
lint.listsOld	Las listas de revocación de {codes} tienen más de {days, plural, one {# día} other {# días}}. Importe otras más recientes.
lint.neverValidLongEnough	Un documento debe ser válido {days, plural, one {# día} other {# días}} más y puede serlo {months, plural, one {# mes} other {# meses}} en total: ninguno cumple ambas cosas.
lint.notTaken	La política no admite documentos así.
lint.nothing	No hay contradicciones, ni nada más débil que aquello de lo que parte la política.
lint.nothingTaken	Todo lo que se permite está excluido, de modo que nunca se admite ningún documento.
lint.proofByWord	Basta una respuesta antigua del chip, que alguien guardó. Ponga chip.shownTo en verifier si las evidencias vienen de otros.
lint.reasonWithoutCheck	Ninguna comprobación tiene el valor optional, de modo que estos motivos no cuentan para nada.
lint.ruleContradicts	Ningún informe puede reunir todo esto.
lint.ruleHidden	La regla {name}, que está antes, se cumple siempre que se cumple esta, de modo que esta nunca decide.
lint.weaker	Es más débil que {policy}: {after} en lugar de {before}.
lint.weakerException	Es más débil que la política fuera de la excepción: {after} en lugar de {before}.
lint.weakness	DÉBIL
list.clauses	{first}; {second}
list.sentences	{first}. {second}.
list.separator	, 
listSigner.expiredSince	El certificado del firmante de la lista ha caducado desde entonces ({last}).
listSigner.noAuthority	Ningún certificado disponible es el de la CSCA que certificó al firmante de la lista.
listSigner.noCertificate	La lista no lleva ningún certificado de su firmante.
listSigner.noSigner	Nadie firmó la lista.
listSigner.notJudged	La firma no se pudo evaluar.
listSigner.notSignedByAuthority	El certificado del firmante de la lista no lo firmó la CSCA de confianza que indica.
listSigner.otherCertificates	Ninguno de los certificados de la lista es el que indica el firmante.
listSigner.pinned	{authority}, que está fijada, certificó al firmante de la lista{links, plural, =0 {} one {, por medio de un certificado de enlace} other {, por medio de # certificados de enlace}}.
listSigner.pinnedFile	La lista es el archivo que se fijó.
listSigner.revoked	El certificado del firmante de la lista o de su CSCA fue revocado.
listSigner.revokedOn	El certificado del firmante de la lista o de su CSCA fue revocado el {when}.
listSigner.signedInFuture	La lista dice que se firmó el {when}, una fecha futura.
listSigner.signedOutsideValidity	La lista se firmó el {when}; el certificado de su firmante es válido del {first} al {last}.
listSigner.trusted	{authority}, que es de confianza, certificó al firmante de la lista{links, plural, =0 {} one {, por medio de un certificado de enlace} other {, por medio de # certificados de enlace}}.
listSigner.unknown	No se conoce el certificado del firmante de la lista.
listSigner.unpinned	El firmante de la lista lo certificó {authority}, que ni es de confianza ni está fijada.
listSigner.withoutPurpose	El certificado del firmante no dice que sea para listas: solo vale si la lista se fija.
messaging.channelLost	El chip abandonó el canal seguro y respondió sin cifrar: {meaning}.
messaging.commandClass	Solo se pueden proteger comandos de las clases 00, 10, 80 y 90, y este no es ninguno de ellos.
messaging.commandTooLong	El comando tiene {count, plural, one {# octeto} other {# octetos}} de datos, más de lo que se puede proteger.
messaging.counterLength	El contador de secuencia de envío tiene {count, plural, one {# octeto} other {# octetos}}; un bloque tiene {size}.
messaging.cryptogramBlocks	Los datos cifrados no son un número entero de bloques con relleno (9.8.6.1, 9.8.7.1).
messaging.dataAfterStatus	Los datos cifrados deben ir antes de los octetos de estado.
messaging.macLength	Un MAC tiene ocho octetos; aquí hay {count}.
messaging.macWrong	El MAC de la respuesta es incorrecto: la respuesta se alteró, o es de otra sesión.
messaging.noMAC	La respuesta no tiene MAC. No se usa nada de ella.
messaging.objectCutOff	El objeto de datos declara {claimed, plural, one {# octeto} other {# octetos}}; {left, plural, one {queda #} other {quedan #}}.
messaging.objectLengthInvalid	El campo de longitud del objeto de datos no es válido.
messaging.objectTwice	El objeto de datos aparece dos veces.
messaging.objectUnknown	El objeto de datos no corresponde a esta respuesta.
messaging.objectWithoutLength	El objeto de datos no tiene longitud.
messaging.octetsAfterMAC	Hay octetos tras el MAC, que debe ser lo último.
messaging.paddingInvalid	Los datos descifrados no terminan en un relleno válido.
messaging.protectedTooLong	El comando protegido tendría {count, plural, one {# octeto} other {# octetos}} de datos, más de lo que puede tener un comando.
messaging.responseLength	Una respuesta tiene de 2 a 65538 octetos; esta tiene {count}.
messaging.responseOutstanding	Se iba a proteger un comando antes de recoger la respuesta al anterior.
messaging.responseUnasked	Llegó una respuesta sin ningún comando.
messaging.statusLength	Los octetos de estado son dos; aquí hay {count}.
messaging.statusMismatch	Los octetos de estado exteriores no son los que están dentro de la protección.
mrz.character	Solo se admiten las letras de la A a la Z, los dígitos del 0 al 9 y <.
mrz.characterCount	Una zona de lectura mecánica tiene 72, 88 o 90 caracteres; esta tiene {count}.
mrz.composite	compuesto
mrz.countryCode	Este no es un código de Doc 9303-3, sección 5.
mrz.dateAmbiguous	No se puede decir qué número es el día y cuál el mes. Escriba 1974-08-12 o 12 AUG 1974.
mrz.dateImpossible	Una fecha tiene un mes mayor que 12 o un día mayor que 31.
mrz.dateShape	Esto no se lee como una fecha. Escriba 740812 (año, mes, día; < para lo desconocido), 1974-08-12, 12.08.1974 o 12 AUG 1974.
mrz.dateUnfit	Esta no es una fecha que pueda figurar aquí en la zona.
mrz.dateWithLetter	Una fecha contiene una letra.
mrz.documentCode	El código de documento de {format} tiene una o dos letras, la primera de ellas de entre {allowed}.
mrz.documentCodeAI	En un código de documento no se usa la I después de la A.
mrz.documentNumberFiller	Un número de documento largo no tiene caracteres de relleno a partir de su noveno carácter.
mrz.documentNumberLength	Un número de documento tiene de 1 a {most} caracteres.
mrz.documentNumberNotLong	Un número de documento de {format} tiene como máximo nueve caracteres.
mrz.documentNumberTooLong	El número de documento tiene {count, plural, one {# carácter} other {# caracteres}}; el máximo es {most}.
mrz.drivingLicence	Son las líneas de un permiso de conducir, que no es un documento de Doc 9303.
mrz.empty	No hay ninguna zona de lectura mecánica.
mrz.field.dateOfBirth	fecha de nacimiento
mrz.field.dateOfExpiry	fecha de caducidad
mrz.field.documentCode	código de documento
mrz.field.documentNumber	número de documento
mrz.field.issuer	expedidor
mrz.field.name	nombre
mrz.field.nationality	nacionalidad
mrz.field.optionalData	datos opcionales
mrz.field.optionalData2	datos opcionales 2
mrz.field.sex	sexo
mrz.fieldCharacter	Solo se admiten las letras de la A a la Z, los dígitos del 0 al 9, < y los caracteres que se convierten en <.
mrz.fieldTooShort	{count, plural, one {# carácter no cabe} other {# caracteres no caben}} en {room}.
mrz.frenchIdentityCard	Son las líneas del documento de identidad francés que se expidió hasta 2021; no son una zona de Doc 9303, y el documento no tiene chip.
mrz.keyDigitWrong	El dígito de verificación del campo {field, message} no concuerda.
mrz.lengthsUnknown	Ninguna zona de lectura mecánica tiene líneas de esta longitud ({lengths}); tiene 2 líneas de 44 o 36 caracteres, o 3 de 30.
mrz.lineCount	Una zona de lectura mecánica tiene dos o tres líneas; esta tiene {count}.
mrz.lineLength	La línea {line} tiene {count, plural, one {# carácter} other {# caracteres}} en lugar de {expected}.
mrz.linesMissing	Hay {lines, plural, one {una línea} other {# líneas}} de {length, plural, one {# carácter} other {# caracteres}}; una zona con líneas así tiene {needed}.
mrz.nameEmpty	El nombre está vacío.
mrz.nameNotTransliterated	El nombre contiene caracteres que no se pueden transliterar.
mrz.normalisation.controlCharactersRemoved	caracteres de control suprimidos
mrz.normalisation.lineBreaks	dividida en líneas
mrz.normalisation.linesReordered	líneas puestas en su orden: estaban en otro
mrz.normalisation.lowerCase	minúsculas convertidas en mayúsculas
mrz.normalisation.otherFiller	comillas angulares tomadas por caracteres de relleno
mrz.normalisation.otherLinesRemoved	otras líneas suprimidas
mrz.normalisation.prefixRemoved	caracteres anteriores a la zona suprimidos
mrz.normalisation.spacesAsFiller	espacios tomados por caracteres de relleno
mrz.normalisation.spacesRemoved	espacios suprimidos
mrz.normalisation.suffixRemoved	caracteres posteriores a la zona suprimidos
mrz.permit	Es la única línea de un permiso que no es un documento de Doc 9303.
mrz.textTooLong	El texto tiene más de 64 octetos.
mrz.tripleShape	El texto no tiene la forma NÚMERO,FECHA,FECHA: número de documento, nacimiento y caducidad.
mrzRepair.nameEndsInK	La K al final del nombre puede ser una letra o un carácter de relleno.
mrzRepair.none	Ninguna reparación hace correctos los dígitos de verificación.
mrzRepair.several	Varias reparaciones hacen correctos los dígitos de verificación.
mrzRepair.tooMany	Más de {most} reparaciones hacen correctos los dígitos de verificación.
mrzText.born	Nacimiento
mrzText.checkDigit	dígito de verificación
mrzText.checkDigits	Dígitos de verificación
mrzText.computed	calculado
mrzText.country	{code}, {name}
mrzText.countryUnknown	{code}, un código que no figura en Doc 9303-3
mrzText.dateInvalid	{characters}, que no es una fecha
mrzText.datePartial	{characters} ({year}, no conocida por completo)
mrzText.dateUnknown	desconocida
mrzText.dateYearUnknown	{characters} (año desconocido, no conocida por completo)
mrzText.departures	Desviaciones de la norma:
mrzText.documentCode	Código de documento
mrzText.expires	Caducidad
mrzText.format	Formato
mrzText.formatOf	{format}, {kind, select, passport {pasaporte} card {tarjeta de identidad o de viaje} other {visado}}
mrzText.information	Información MRZ
mrzText.inserted	línea {line}, columna {column} ({field}): se añade {written}
mrzText.issuer	Expedidor
mrzText.markOK	bien
mrzText.markWrong	MAL
mrzText.mayBe	puede ser {proposals}
mrzText.mayBeTruncated	el nombre puede estar truncado
mrzText.nationality	Nacionalidad
mrzText.noDigit	{format} no tiene
mrzText.normalised	Cambiado antes de leer: {normalisations}
mrzText.notRead	no leída
mrzText.notReadAsItStands	No se puede leer tal como está.
mrzText.notRepaired	No reparada. {error}.
mrzText.nothingRepaired	No hubo que reparar nada.
mrzText.number	Número de documento
mrzText.optionalData	Datos opcionales
mrzText.optionalData2	Datos opcionales 2
mrzText.others	{count, plural, one {# más} other {# más}}
mrzText.personalNumber	Número personal
mrzText.primary	Apellidos
mrzText.proposal	{documentNumber}: {changes}
mrzText.proposed	No reparada. Puede ser una de estas o ninguna; compárelas con el documento:
mrzText.record	{number} (línea {line})
mrzText.removed	línea {line}, columna {column} ({field}): se suprime {found}
mrzText.repaired	Reparada; compárela con el documento:
mrzText.repairedTo	reparada: {changes}
mrzText.replaced	línea {line}, columna {column} ({field}): {found} pasa a ser {written}
mrzText.right	correcta
mrzText.secondary	Nombre
mrzText.sex	Sexo
mrzText.sexOf	{sex, select, male {masculino} female {femenino} other {sin especificar}}
mrzText.summary	{total, plural, one {# zona} other {# zonas}}: correctas: {right}, con dígitos de verificación incorrectos: {wrong}, {proposed, plural, =0 {} other {con propuestas por comparar: #, }}no leídas: {unread}
mrzText.tryRepair	epass mrz --repair dice qué puede haberse leído mal.
mrzText.wrong	incorrecta: {fields}
mrzText.wrongDigit	{found}, se esperaba {expected} (línea {line}, columna {column})
note.bundleMade	se escribió {file}: {files}.
note.certificatesNotShown	no se mostraron los certificados del terminal: ninguna CSCA de confianza avala este chip, o hay algo en su contra; el informe lo detalla en las líneas emisor, objeto de seguridad y chip.
note.challengeShowsNothing	el documento no tiene autenticación activa: no se firmó nada sobre el reto, que no demuestra nada.
note.passedOver	se omitió lo siguiente, por no ser archivos de un documento: {files}{more, plural, =0 {} other { y # más}}.
note.reader	tenga cuidado con el lector {reader}. {advice}.
note.servedUnverifiedChip	no se demostró que el chip fuera auténtico, y aun así vio los certificados del terminal.
note.terminalCertificate	el certificado {reference} de la cadena del terminal es defectuoso. {finding}.
note.terminalNotSigned	la clave del terminal no firmó. {error}. {remedy}.
note.traceCut	la última línea de {file} está incompleta: la escritura se interrumpió. No se tiene en cuenta.
note.traceUnsafe	{file} recibe todos los octetos que intercambian el terminal y el chip: quien lo tenga puede averiguar lo que abre el chip y, con ello, todo lo que se leyó. Guárdelo como guarda el documento y bórrelo cuando ya no haga falta.
number.decimal	{whole},{fraction}
opened.algorithmMismatch	que no es compatible con su grupo
opened.at	{attempt} en {step}
opened.bac	control de acceso básico (BAC), {cipher}
opened.before	antes: {attempt}
opened.by	{opening}, {details}
opened.domainParametersNotTrusted	que usa un grupo no normalizado
opened.domainParametersUnknown	que indica un grupo reservado, o ninguno
opened.ended	{attempt}: {outcome, select, established {establecido} refused {rechazado} other {fallido}}
opened.file	{file} {size}
opened.files	{files}
opened.filesCounted	{files}; {time}, {commands, plural, one {# comando} other {# comandos}}
opened.generic	mapeo genérico
opened.groupNamed	{attempt}, con el grupo indicado
opened.integrated	mapeo integrado
opened.kilooctets	{size} KB
opened.leftOut	omitido: {offer}, {reason} ({name})
opened.malformed	que no se puede decodificar
opened.mappingNotAllowed	cuyo mapeo no es compatible con su grupo o su cifrado
opened.nothing	nada de lo que se probó abrió el chip
opened.octets	{count} B
opened.pace	PACE
opened.paceWith	PACE con {password, select, mrz {la MRZ} can {el CAN} pin {el PIN} other {el PUK}}
opened.parameters	parámetros {id}
opened.plain	sin control de acceso: cualquiera puede leer sus archivos
opened.protocolUnknown	que es de un protocolo que la norma no define
opened.readerLimits	su modelo transmite comandos de {command} octetos y respuestas de {response}
opened.readerTooShort	cuyas claves son demasiado largas para este lector
opened.seconds	{seconds} s
opened.simulatedReader	chip simulado
opened.slow	el chip tardó {last} en rechazar la contraseña, como tras varias erróneas
opened.slower	el chip responde más despacio tras cada contraseña errónea: {first} y luego {last}
opened.times	{attempt}, {count, plural, one {una vez} other {# veces}}
opened.using	{attempt} con {password, select, mrz {la MRZ} can {el CAN} pin {el PIN} other {el PUK}}
opened.usingComputed	{attempt} con la MRZ y sus dígitos de verificación calculados
opened.versionNotSupported	que es de una versión distinta de la 2
opened.withoutAccessControl	sin control de acceso
opened.word	{attempt} ({word})
origin.claims	dice además, sin que nada lo demuestre: {claims}
origin.files	archivos que alguien entregó; de su lectura no se sabe nada
origin.recorded	un paquete, que dice que {tool} leyó el chip
origin.signedByUnnamed	está firmado con la clave {key}, que nadie indicó (--witness), por lo que no se comprobó la firma
origin.told	según {tool}, que es otro programa
origin.unknown	un paquete, que no dice cómo llegaron a él sus octetos
origin.witnessed	un paquete de {tool}, firmado por el testigo indicado: clave {key}
output.fileExists	{file} ya existe; no se sobrescribió.
output.fileExistsBefore	{file} ya existe; no se sobrescribiría.
output.fileNameEmpty	El nombre de un archivo por escribir está vacío.
output.fileUnwritable	{file} no se puede escribir: {error}.
output.folderNameEmpty	El nombre de una carpeta por escribir está vacío.
output.folderNotEmpty	La carpeta {folder} no está vacía; no se escribió nada.
output.folderNotMade	No se puede crear la carpeta {folder}: {error}.
output.folderUnwritable	No se puede escribir en la carpeta {folder}: {error}.
output.formatCodestream	JPEG 2000 (flujo de código)
output.formatRaw	muestras sin compresión
output.formatUnknown	un formato desconocido
output.giveEachItsName	Dé a cada uno su propio nombre.
output.image	{name}: {image}
output.imageAsIs	{format} tal como está en el documento, {octets, plural, one {# octeto} other {# octetos}}
output.imageDecoded	{format}, {width} x {height}, descodificado de {original}
output.imageNotDecoded	{name} se escribe tal como está en el documento. {problem}.
output.imageProblemAt	{problem} (en el octeto {offset} de la imagen)
output.imagesEmpty	{count, plural, one {# imagen no tiene octetos y no se escribe} other {# imágenes no tienen octetos y no se escriben}}.
output.imagesLeftOut	de las imágenes que pasan de las {limit} primeras, {count, plural, one {# no se escribe} other {# no se escriben}}.
output.imagesTookLong	Las imágenes anteriores tardaron {seconds} segundos en descodificarse.
output.makeRoom	Libere espacio, o indique un archivo en otro lugar.
output.nameEmpty	El nombre de un archivo o una carpeta por escribir está vacío.
output.nameFileInFolder	Indique un archivo en una carpeta que exista y en la que pueda escribir.
output.nameFolderInFolder	Indique una carpeta cuya carpeta superior exista y en la que pueda escribir.
output.nameWritableFolder	Indique una carpeta en la que pueda escribir.
output.noImages	los archivos no contienen imágenes; {folder} está vacía.
output.notFolder	{path} no es una carpeta que se pueda leer.
output.parentUnwritable	No se puede escribir en {folder}: {error}.
output.portrait	Retrato: {image}, en {file}
output.portraitAbsent	EF.DG2 no contiene ningún retrato, así que no se escribió {file}.
output.portraitDamaged	faltan octetos del retrato o son incorrectos: la imagen muestra lo que queda de él.
output.portraitEnding	--portrait {file}: {ending} no es la extensión de ninguna imagen que se escriba.
output.portraitEndings	Termine el nombre en .png, .jpg, .jp2 o .j2k.
output.portraitNotDecoded	el retrato se escribe tal como está en el documento. {problem}.
output.portraitNumbered	Retrato: {image}, en {file} y no en {wanted}, cuyo nombre indica otra cosa; {taken} ya existe
output.portraitRenamed	Retrato: {image}, en {file} y no en {wanted}, cuyo nombre indica otra cosa
output.portraitUndecodable	el retrato no se puede extraer de EF.DG2, en el octeto {offset} de {place}, así que no se escribió {file}. {error}.
output.portraitUnread	EF.DG2 no se leyó, así que no se escribió {file}.
output.privateFolderNotMade	No se puede crear una carpeta temporal en {folder}: {error}.
output.privateFolderRemedy	Dé a TMPDIR una carpeta en la que se pueda escribir.
output.sameFile	--portrait y {option} indican el mismo archivo, {file}.
output.sameFileTrace	{trace} y {option} indican el mismo archivo, {file}.
output.sameFolder	--out y --out-dir indican ambas {file}.
output.signNeedsOut	--sign-with firma el paquete que escribe --out: indique también --out.
output.traces	--trace y --trace-unsafe se excluyen entre sí.
output.withImagesNeedsJson	--with-images se usa con --json.
pace.blocked	El chip no acepta más intentos con esta contraseña: {meaning}.
pace.canDigits	Un CAN solo tiene dígitos.
pace.chipDataBlocks	Los datos cifrados de autenticación del chip tienen {count, plural, one {# octeto} other {# octetos}}: no es un número entero de bloques.
pace.chipDataMissing	El chip no envió los datos de autenticación del chip que exige este mapeo.
pace.dynamicDataMalformed	Los datos de autenticación dinámica no se pueden descodificar. {error}.
pace.ended	El chip puso fin a PACE: {meaning}.
pace.keyBeginsWithZero	Empieza por un octeto cero.
pace.keyRefused	La clave pública efímera del chip se rechaza. {why}.
pace.mappingDataNotEmpty	El chip envió {count, plural, one {# octeto} other {# octetos}} de datos de mapeo, y el mapeo integrado no los tiene.
pace.noDynamicData	La respuesta a GENERAL AUTHENTICATE no está en DO'7C', donde debe estar.
pace.noGenerator	El mapeo del número aleatorio no da ningún generador utilizable. Con un chip honrado esto no ocurre.
pace.nonceLength	El número aleatorio cifrado tiene {count, plural, one {# octeto} other {# octetos}}, lo que {cipher} no permite con este mapeo.
pace.notOffered	El chip no ofrece este tipo de PACE o esta contraseña: {meaning}.
pace.objectMissing	A la respuesta le falta {object}.
pace.objectUnknown	El objeto de datos no corresponde a la respuesta de este paso.
pace.passwordCharacter	La contraseña ({password}) contiene un carácter que ISO/IEC 8859-1 no tiene.
pace.passwordLength	La contraseña ({password}) tiene de 1 a 32 caracteres.
pace.passwordRefused	El chip rechazó la contraseña. Lo más probable es que se haya leído mal o sea de otro documento.
pace.selectionHasData	La respuesta a MSE:Set AT tiene datos.
pace.staticKeyUnusable	La clave pública estática del chip no se puede usar. {error}.
pace.tokenLength	El token de autenticación del chip tiene {count, plural, one {# octeto} other {# octetos}} en lugar de ocho.
pace.tokenWrong	El token de autenticación del chip es incorrecto: el chip no comparte las claves de sesión.
page.advice.aborted	No se puede decir nada sobre el documento. Vuelva a leerlo.
page.advice.expired	El documento ya no es válido. Sus reglas dirán si se acepta de todos modos.
page.advice.failed	No se fíe de este documento mientras no se aclare lo que se ha detectado.
page.advice.findings	Examine las observaciones antes de decidir.
page.advice.noPortrait	No se puede mostrar ninguna foto del chip: compare la impresa con la persona, y los datos con lo impreso.
page.advice.noTrust	Este equipo aún no tiene certificados de países; eso no dice nada a favor ni en contra del documento. Pida a quien se ocupa de él que ejecute: epass trust setup.
page.advice.notGenuine	No se fíe de este documento. Léalo una vez más para descartar un fallo del lector; si el resultado no cambia, entréguelo a quien examine documentos.
page.advice.otherPrint	Compare primero lo tecleado con lo impreso. Si es correcto, el chip y el documento no van juntos: entregue el documento a quien examine documentos.
page.advice.refusedProof	Léalo otra vez. Si el chip sigue sin acreditarse, puede ser una copia: entregue el documento a quien examine documentos.
page.advice.seal	Compare lo que dice el sello con lo impreso.
page.advice.undetermined	Sin decidir. Guíese por el documento y por sus normas; los puntos pendientes son para quien se ocupa de este equipo.
page.advice.unsigned	Nada de este chip está firmado, de modo que nada de él puede demostrarse auténtico. Léalo otra vez; si el resultado se mantiene, guíese por el documento mismo.
page.advice.verified	Compare el retrato con la persona, y los datos con lo impreso.
page.chain.anchor	CSCA, de confianza
page.chain.anchorUnpinned	CSCA, sin aval de nadie
page.chain.description	Las barras muestran cuándo es válido cada certificado; una flecha va de quien firmó a lo firmado. La línea marca el {day}, el día de referencia.
page.chain.generation	Otra clave de la CSCA
page.chain.judged	día de referencia
page.chain.link	Certificado de enlace de la CSCA
page.chain.linked	De confianza, porque un certificado de enlace bajo {subject} avala su clave.
page.chain.named	De confianza, porque se indicó su archivo.
page.chain.numbered	{title}, generación {number}
page.chain.of	{title} ({state})
page.chain.sealSigner	Firmante del sello
page.chain.selfSigned	La raíz de su Estado.
page.chain.signedBy	Firmado por {subject}.
page.chain.signedByNobody	No se encontró ninguna CSCA de confianza que lo firmara.
page.chain.signer	Firmante de documentos
page.chain.signs	Su clave firma del {first} al {last}.
page.chain.synthetic	Hecho para pruebas.
page.chain.valid	Válido del {first} al {last}.
page.chain.vouched	De confianza por: {voucher}.
page.column.check	Comprobación
page.column.chip	En el chip (EF.DG1)
page.column.clause	Cláusula
page.column.field	Campo
page.column.file	Archivo
page.column.full	Completo (EF.DG11)
page.column.hash	SHA-256
page.column.length	Octetos
page.column.printed	Impreso
page.column.result	Resultado
page.column.role	Requisito
page.column.state	Estado
page.day	{day}
page.dayAndTime	{day, date} {time}
page.detail.address	Dirección
page.detail.authority	Autoridad expedidora
page.detail.custody	Custodia
page.detail.dateOfBirth	Fecha de nacimiento
page.detail.dateOfIssue	Fecha de expedición
page.detail.endorsements	Anotaciones y observaciones
page.detail.exitRequirements	Requisitos fiscales o de salida
page.detail.fullName	Nombre completo
page.detail.otherDocuments	Otros documentos de viaje
page.detail.otherName	Otro nombre
page.detail.otherPerson	Otra persona
page.detail.personalNumber	Número personal
page.detail.personalised	Personalizado
page.detail.placeOfBirth	Lugar de nacimiento
page.detail.profession	Profesión
page.detail.summary	Resumen personal
page.detail.system	Sistema de personalización
page.detail.telephone	Teléfono
page.detail.title	Tratamiento
page.details.document	Más sobre el documento (EF.DG12)
page.details.personal	Más sobre la persona (EF.DG11)
page.differs	difiere
page.exchanged	{commands, plural, one {# comando} other {# comandos}}, octetos enviados: {sent}, recibidos: {received}, {time}
page.fileState.aborted	no alcanzado
page.fileState.absent	no está en el chip
page.fileState.accessDenied	acceso denegado
page.fileState.identical	tal como se firmó
page.fileState.nonConformant	contenido no válido
page.fileState.notIdentical	no está como se firmó
page.fileState.presentNotRead	presente, no leído
page.fileState.read	leído
page.fileState.tooLarge	demasiado grande
page.files	{count, plural, one {# archivo} other {# archivos}}
page.heading.assurances	Qué está garantizado
page.heading.attention	En qué fijarse
page.heading.certificates	Certificados
page.heading.chain	Quién firmó el documento
page.heading.chainOfSeal	Quién firmó el sello
page.heading.checks	Qué se comprobó
page.heading.circumstances	Lector, política y tiempos
page.heading.data	Datos
page.heading.defects	Qué dicen las listas de defectos
page.heading.files	Archivos
page.heading.images	Imágenes
page.heading.next	Qué hacer
page.heading.reading	Cómo se leyó
page.heading.results	Cada comprobación por su nombre
page.heading.seal	Qué dice el sello
page.heading.technical	Detalles técnicos
page.heading.tolerated	Desviaciones de la norma que se toleraron
page.image.document	Página de un documento
page.image.face	Cara
page.image.finger	Huella dactilar
page.image.iris	Iris
page.image.of	{image} ({file})
page.image.portrait	Retrato mostrado
page.image.signature	Firma
page.imageFailed	Falta una imagen en la página. {problem}.
page.imagesLeftOut	{count, plural, one {No se muestra # imagen} other {No se muestran # imágenes}}: demasiadas, demasiado grandes o de un formato que los navegadores no muestran.
page.made	Creado por {name} {version}.
page.mark.bad	fallida
page.mark.good	superada
page.mark.open	sin determinar
page.missing	Figura en EF.SOD y no está aquí: {names}
page.moment	{moment}
page.noFindings	Nada.
page.noOpener	En el PATH no hay xdg-open para abrir la página.
page.noOpenerRemedy	Instale xdg-utils, o escriba la página con --html y abra ese archivo.
page.noPortrait	No se leyó ningún retrato.
page.noPrinter	Un PDF necesita chromium o weasyprint, y ninguno está en el PATH.
page.noPrinterRemedy	Instale uno (Debian: apt install weasyprint, o apt install chromium), o escriba la página con --html e imprímala desde un navegador.
page.notDecoded	No descodificado: {problem}
page.notGiven	No se indicó lo que está impreso: compárelo con el documento.
page.notPrinted	no comparado
page.notSigned	No es lo que firmó el emisor
page.onlyOutcome	Lo impreso no se guarda con las evidencias; sí el resultado de la comparación.
page.openedFile	La página se abrió desde {file}. Contiene datos personales: borre el archivo cuando haya terminado.
page.openerFailed	xdg-open no pudo abrir la página: terminó con {status}.
page.openerRemedy	Abra {file} en un navegador.
page.period	{first} a {last}
page.portrait	Retrato
page.portraitNotShown	El retrato no se puede mostrar.
page.printerFailed	{program} no creó ningún PDF.
page.printerOverdue	{program} no creó ningún PDF en {seconds} s.
page.printerRemedy	Escriba la página con --html e imprímala desde un navegador.
page.privacy	Esta página contiene datos personales. Guárdela solo el tiempo que la necesite.
page.result.aborted	no alcanzada
page.result.failed	fallida
page.result.notSupported	no aplicable
page.result.successful	superada
page.result.undetermined	indeterminada
page.revocationList	de {issuer}, emitida el {first}
page.revocationListUntil	de {issuer}, emitida el {first}, la siguiente a más tardar el {next}
page.role.evaluatory	a título informativo
page.role.mandatory	debe superarse
page.role.optional	no debe fallar
page.same	igual
page.sameFile	{first} y {second} indican el mismo archivo, {file}.
page.sameRecorded	igual, según consta
page.sex	{sex, select, female {femenino} male {masculino} other {sin especificar}}
page.signatureOpen	No está probado que lo firmara el emisor
page.signed	Firmado por el emisor
page.state	{state}
page.stateNamed	{state} ({name})
page.term.anchors	Certificados CSCA de confianza
page.term.atr	Respuesta al reinicio
page.term.error	Error
page.term.exchange	Intercambio
page.term.fingerprint	SHA-256
page.term.issuer	Emisor
page.term.judgedAt	Momento de referencia
page.term.key	Clave
page.term.policy	Política
page.term.policyHash	SHA-256 de la política
page.term.protocol	Transmisión
page.term.readAt	Leído
page.term.reader	Lector
page.term.revocationList	Lista de revocación
page.term.serial	Número de serie
page.term.signature	Firmado con
page.term.subject	Sujeto
page.term.tool	Evaluado por
page.term.trust	Material de confianza
page.term.trustHash	SHA-256 del material de confianza
page.term.validity	Válido
page.title	Comprobación del documento: {word}
page.titleOfFiles	Contenido de {file}
page.tolerated	Tolerado: {names}
page.tool	{name} {version}
page.watchHasNone	--html, --pdf y --open son para un solo documento y no se pueden usar con --watch.
page.whatToDo	Qué hacer: {remedy}
path.anchorListed	Al certificado CSCA solo lo avala una lista de otro Estado ({publisher}), sin habilitación para este Estado. La política no lo acepta.
path.anchorListedByUnknown	Al certificado CSCA solo lo avala una lista de otro Estado, sin habilitación para este Estado. La política no lo acepta.
path.anchorUnpinned	El certificado CSCA llegó en una lista que ni está fijada ni verificada. La política no lo acepta.
path.authorityKeyUsage	La clave de la CSCA no es para firmar certificados.
path.authorityUsagePeriodUndecodable	El período de uso de la clave de la CSCA no se puede descodificar.
path.certifiedInUse	El {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} se certificó el {when}, mientras la clave de la CSCA estaba en uso.
path.certifiedOutsideUse	El {signer, select, document {firmante de documentos} seal {firmante del sello} link {certificado de enlace} other {{signer}}} se certificó el {when}; la clave de la CSCA estuvo en uso del {first} al {last}.
path.criticalExtension	La extensión crítica {identifier} no se entiende.
path.documentCodeUnknown	No se conoce el código de documento de DG1.
path.documentTypeAllowed	El documento es del tipo {code}, y su firmante puede producir {types}.
path.documentTypeNotAllowed	El documento es del tipo {code}; su firmante puede producir {types}.
path.documentTypesEmpty	La lista de tipos de documento del {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} está vacía.
path.documentTypesNotStated	El {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} no dice qué tipos de documento puede producir.
path.documentTypesUndecodable	La lista de tipos de documento del {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} no se puede descodificar.
path.expired	El certificado {holder, select, csca {de la CSCA} document {del firmante de documentos} seal {del firmante del sello} other {de {holder}}} caducó el {last}.
path.issueToCome	La fecha de expedición del documento, {when}, es futura.
path.issued	El certificado del {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} lo emitió {issuer}, {key}.
path.issuedInUse	{signer, select, seal {El sello se firmó} other {El documento se expidió}} el {when}, mientras la clave de su firmante estaba en uso.
path.issuedOutsideUse	{signer, select, seal {El sello se firmó} other {El documento se expidió}} el {when}; la clave de su firmante estuvo en uso del {first} al {last}.
path.issuerIsListSigner	El certificado del emisor es el de un firmante de listas.
path.issuerNotAuthority	El certificado del emisor no es de una autoridad de certificación.
path.keyOfAuthority	La clave que firmó es la de una CSCA.
path.madeForDocuments	El certificado que firmó es de un firmante de documentos.
path.madeForSeals	El certificado que firmó está hecho como el de un firmante de sellos.
path.noAnchorOfCountry	El almacén no contiene ningún certificado CSCA de este país: {country}.
path.noDateOfIssue	No se conoce la fecha de expedición del documento.
path.noIssuer	El almacén no contiene el certificado de ninguna CSCA que emitiera el de este {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}}.
path.noPurpose	El certificado que firmó no dice para qué es.
path.noTrustedAnchor	No se encontró ningún certificado CSCA de confianza para este {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}}.
path.notForList	El certificado que firmó no es para firmar una {kind, select, masterList {lista maestra} deviationList {lista de desviaciones} defectList {lista de defectos} other {lista de firmantes de documentos}}.
path.notForVDSNC	El certificado que firmó no dice que sea para VDS-NC (uso extendido de la clave).
path.notYetValid	El certificado {holder, select, csca {de la CSCA} document {del firmante de documentos} seal {del firmante del sello} other {de {holder}}} es válido desde el {first}.
path.otherAnchors	El almacén contiene certificados CSCA del país ({country}), pero no el de la CSCA que emitió el certificado de este {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}}.
path.otherPurpose	El certificado que firmó tiene otra finalidad: {purposes}.
path.sealAttestsLater	El sello acredita algo del día {when}, después de que terminara el certificado de su firmante ({last}).
path.sealOfFuture	El sello dice que se firmó el {when}, una fecha futura.
path.sealSignedAfter	El sello dice que se firmó el {when}, después de que terminara el certificado de su firmante ({last}).
path.sealSignedBefore	El sello dice que se firmó el {when}, antes de que empezara el certificado de su firmante ({first}).
path.sealWithoutDate	El sello no dice cuándo se firmó.
path.sealWithoutZone	El sello no contiene ninguna zona con un código de documento.
path.signatureInvalid	La firma no es válida con la clave CSCA que indica el {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}}.
path.signedOutsideUse	El objeto de seguridad dice que se firmó el {when}; la clave de su firmante estuvo en uso del {first} al {last}.
path.signerIsAuthority	El certificado que firmó es de una autoridad de certificación.
path.signerKeyUsage	La clave que firmó no es para firmas.
path.signerList	Una lista de firmantes de documentos incluye al firmante de documentos.
path.signerListListed	Una lista de firmantes de documentos incluye al firmante de documentos; a su CSCA solo la avala otro Estado.
path.signerListNotGranted	Una lista de firmantes de documentos ({publisher}) incluye al firmante de documentos, y no tiene ninguna habilitación sobre su Estado.
path.signerListOfUnknown	Una lista de firmantes de documentos de otro Estado incluye al firmante de documentos, y no tiene ninguna habilitación sobre su Estado.
path.signerSignsCertificates	La clave que firmó es para firmar certificados.
path.tooLong	Entre la CSCA y el {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} hay otra autoridad, {authority}.
path.trustedSignerList	Una lista de firmantes de documentos de confianza, del {list}, incluye al firmante de documentos; no hizo falta ningún certificado CSCA.
path.trustedSignerListUndated	Una lista de firmantes de documentos de confianza incluye al firmante de documentos; no hizo falta ningún certificado CSCA.
path.twoAlgorithms	El certificado indica dos algoritmos de firma distintos.
path.usagePeriodUndecodable	El período de uso de la clave del {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} no se puede descodificar.
path.valid	El certificado {holder, select, csca {de la CSCA} document {del firmante de documentos} seal {del firmante del sello} other {de {holder}}} es válido del {first} al {last}.
person.born	nacimiento: {day}, {sex, select, female {mujer} male {hombre} other {sexo sin especificar}}
person.bornIn	lugar de nacimiento: {place}
person.card	documento de identidad {number} ({state})
person.document	documento {code} {number} ({state})
person.expires	caducidad: {day}
person.inFull	nombre completo: {name}
person.issued	expedición: {day}
person.passport	pasaporte {number} ({state})
personalisation.certificateDate	Los certificados verificables por tarjeta tienen fechas de los años 2000 a 2099; este necesitaría {day}.
personalisation.document	No se pudo generar el documento. {error}.
personalisation.keysOfChip	No se pudieron generar las claves del chip. {error}.
personalisation.keysOfPACE	No se pudieron generar las claves de PACE. {error}.
personalisation.lds2	No se pudieron generar los registros LDS2. {error}.
personalisation.noCSCA	No hay CSCA.
personalisation.noDocumentSigner	No hay firmante de documentos.
personalisation.noSigner	No hay firmante.
personalisation.terminalCertificates	No se pudieron generar los certificados del terminal. {error}.
personalisation.terminalKey	La clave del terminal no se puede codificar. {error}.
picture.absent	EF.DG2 no contiene ningún retrato.
picture.notShown	el retrato no se muestra. {problem}.
picture.notWith	--picture always muestra el retrato en un informe para personas, y {option} no imprime ninguno.
picture.unread	EF.DG2 no se leyó.
plain.text	{text}
policy.acceptsFailure	Esta regla aceptaría un documento cuyo resultado global es fallido o interrumpido.
policy.algorithmsTaken	Los límites {name} vienen incluidos en el programa, y estos son otros.
policy.chipCountsForNothing	Bastarían los datos auténticos: no haría falta demostrar ninguna prueba del chip que ofrezca el documento.
policy.countingNotOptional	Los motivos solo cuentan en una comprobación con el valor optional.
policy.countriesAre	Escriba un código (CH, CHE), un nombre (Switzerland) o un grupo ({groups}).
policy.countryUnknown	Ningún Estado ni grupo de Estados se llama {name}.
policy.defaultAccepts	Como valor predeterminado, aceptaría también lo que falló.
policy.differs	{count, plural, =0 {No difiere nada} one {Difiere # miembro} other {Difieren # miembros}} de {old} a {new}.
policy.doubled	Esto aparece dos veces.
policy.giveDefault	Añada "default": "review" o "default": "reject" a decision.
policy.giveExtends	Añada el miembro, o "extends" con la política de la que se parte.
policy.giveSchema	Empiece el archivo con "schema": "{schema}".
policy.groupsAsOf	Grupos de Estados que puede indicar un archivo, a fecha de {day}:
policy.hashNotOptional	Los hashes de los grupos de datos son mandatory o evaluatory, nunca optional.
policy.memberMissing	Falta el miembro {name}.
policy.nameMeant	¿Quiso decir {names}?
policy.nameOverall	Escriba "overall": "successful" en su miembro when; "undetermined" puede acompañarlo en una lista.
policy.nameTaken	La política {name} viene incluida en el programa, y esta es otra.
policy.nameTwo	Indique también la política con la que hay que compararla.
policy.named	{policy}, SHA-256 {hash}
policy.namesAre	Use uno de estos: {names}.
policy.noBoolean	Esto debe ser true o false.
policy.noCode	{code} no es un código de documento: tiene una o dos letras, como P o ID.
policy.noCountry	Esto debe ser el código o el nombre de un Estado, o un grupo de Estados.
policy.noDate	Esto debe ser un día que exista: AAAA-MM-DD.
policy.noList	Esto debe ser una lista de {count, plural, one {# valor} other {# valores}} como máximo.
policy.noName	Aquí no existe {name}.
policy.noNumber	Esto debe ser un número entero del {least} al {most}.
policy.noObject	Esto debe ser un objeto.
policy.noText	Esto debe ser un texto de 1 a {most} octetos sin caracteres de control.
policy.noType	Esto debe ser una de estas palabras: {words}; o una o dos letras mayúsculas con las que empieza el código de un documento.
policy.noWord	Esto debe ser una de estas palabras: {words}.
policy.notAName	Esto debe ser un nombre de letras minúsculas, dígitos y guiones, 64 como máximo.
policy.oneOf	Debe estar exactamente uno de estos: {names}.
policy.oneOrTwo	Indique una política o dos.
policy.otherSchema	Esto es otro formato, o una versión posterior de este.
policy.selectsNothing	Una excepción debe indicar countries, documentTypes o ambos.
policy.startsFromNone	La política {policy} no parte de ninguna otra.
policyText.accessCounts	La apertura del chip debe haberse visto: no basta con que la cuenten evidencias leídas en otro lugar.
policyText.accessIgnored	Cómo se abrió el chip no decide nada.
policyText.age	El resultado es indeterminado si {list} tiene más de {days, plural, one {# día} other {# días}}.
policyText.algorithms	Los algoritmos se admiten según los límites {name}: {limits}.
policyText.algorithmsTold	Ningún algoritmo hace fallar un documento por su antigüedad.
policyText.anchorsFull	El certificado CSCA debe estar indicado, fijado o avalado por su propio Estado.
policyText.anchorsWeak	Basta un certificado CSCA sin más aval que la lista en la que llegó; el informe lo dice.
policyText.chipWhereOffered	Hay que demostrar todas las pruebas del chip que ofrece el documento. Un documento que no ofrece ninguna pasa.
policyText.countries	Se admiten documentos de estos Estados, y de ningún otro: {codes}.
policyText.dataAlone	Bastan los datos auténticos si nadie demostró que el chip es el original. Un chip del que se demostró que es una copia falla.
policyText.dataUnproven	Pasan también datos cuya autenticidad nadie demostró: estas comprobaciones no son mandatory: {checks}.
policyText.default	{outcome} si no se cumple ninguna regla.
policyText.deviations	{count, plural, one {Se tolera # desviación} other {Se toleran # desviaciones}} de la norma; el informe indica cada una por su nombre.
policyText.exception	Para este documento vale su excepción {name}.
policyText.exceptions	Para algunos documentos valen sus excepciones: {names}. Con --country y --type se explican también.
policyText.excuses	Lo que disculpa una lista de defectos conocidos queda indeterminado y no cambia nada en una comprobación opcional.
policyText.excusesCount	Lo que disculpa una lista de defectos conocidos queda indeterminado, y cuenta.
policyText.expectsDocument	Se espera un documento: un sello no pasa.
policyText.expectsSeal	Se espera un sello: un documento no pasa.
policyText.expiryFails	Un documento caducado falla.
policyText.expiryGrace	Un documento caducado desde hace más de {days, plural, one {# día} other {# días}} falla.
policyText.expiryTold	Un documento caducado no falla; el informe dice que está caducado.
policyText.limitCurve	curvas elípticas de menos de {bits} bits
policyText.limitDSA	DSA de menos de {bits} bits
policyText.limitNever	{subject} nunca
policyText.limitRSA	RSA de menos de {bits} bits
policyText.limitUntil	{subject} hasta el {day}
policyText.longest	Un documento no debe ser válido más de {months, plural, one {# mes} other {# meses}} en total. Si no se conoce su fecha de expedición, el resultado es indeterminado.
policyText.noCountries	No se admiten documentos de estos Estados: {codes}.
policyText.noDecision	No decide nada aparte del resultado.
policyText.noDeviations	No se tolera ninguna desviación de la norma.
policyText.noExcuses	Ninguna lista disculpa un fallo.
policyText.noTypes	No se admiten documentos de estos tipos: {types}.
policyText.offeredToVerifier	Si el documento ofrece pruebas de su chip, una de ellas debe haberse demostrado a quien evalúa. Lo que alguien anotó de ella deja el resultado indeterminado, y también un chip que no ofrece ninguna.
policyText.printDemanded	La MRZ impresa se debe indicar y debe ser la del chip.
policyText.printWhereGiven	Si se indica la MRZ impresa, debe ser la del chip.
policyText.proof	El chip debe haber demostrado que es el original mediante una de estas pruebas: {ways}. Sin ella, el documento queda indeterminado.
policyText.proofToVerifier	El chip debe haber demostrado a quien evalúa que es el original, mediante una de estas pruebas: {ways}. Lo que vio otro terminal deja el resultado indeterminado.
policyText.remaining	Un documento debe ser válido {days, plural, one {# día} other {# días}} más; si no, falla.
policyText.required	Si EF.SOD los enumera, estos archivos se deben entregar: {files}. Sin alguno de ellos el resultado queda indeterminado.
policyText.revocationDemanded	Un firmante revocado hace fallar el documento. Si ninguna lista de revocación lo aclara, el resultado es indeterminado.
policyText.revocationTold	Un firmante revocado no hace fallar el documento; el informe lo dice.
policyText.revocationWhereKnown	Un firmante revocado hace fallar el documento. Que no haya lista de revocación no cambia nada.
policyText.rule	{outcome} según la regla {rule}: {condition}.
policyText.ruleAlways	{outcome} según la regla {rule}, siempre.
policyText.starts	La política {policy} parte de {base}.
policyText.types	Se admiten documentos de estos tipos, y de ningún otro: {types}.
policyText.whole	La política {policy} lo dice todo ella misma.
progress.access	Abriendo el chip...
progress.accessBy	Abriendo el chip con {method}...
progress.activeAuthentication	Autenticación activa...
progress.application	Seleccionando la aplicación...
progress.chipAuthentication	Autenticación del chip...
progress.chipAuthenticationMapping	Mapeo de autenticación del chip...
progress.document	Coloque el documento en el lector...
progress.file	Leyendo {file}...
progress.layDownAgain	Vuelva a colocar el documento (quedan {time})
progress.octets	{done} de {total} KB
progress.speed	{speed} KB/s
progress.terminalAuthentication	Autenticación del terminal...
progress.timeLeft	faltan {time}
progress.virtualChip	Esperando un chip virtual en 127.0.0.1:{port}...
prompt.again	¿Intentarlo de nuevo? [S/n]
prompt.againBecause	{error}. Escríbalo de nuevo.
prompt.anotherOrEnd	Escríbalo de nuevo; Intro sin más termina.
prompt.answerFirst	Responda primero a esto; la línea que llegó no se usó.
prompt.birth	{isShown, select, yes {Fecha de nacimiento, AAMMDD:} other {Fecha de nacimiento, AAMMDD (no se muestra):}}
prompt.canCount	Un número de acceso a la tarjeta tiene seis dígitos; este tiene {count}.
prompt.canDigits	Un número de acceso a la tarjeta solo tiene dígitos. Escríbalo de nuevo.
prompt.canInstead	el número de acceso a la tarjeta en su lugar
prompt.canInstruction	Escriba el número de acceso a la tarjeta: los seis dígitos que figuran junto a la MRZ o en el anverso de la tarjeta. Lo que escriba no se muestra.
prompt.canLabel	{isShown, select, yes {CAN:} other {CAN (no se muestra):}}
prompt.canWhere	Escriba el número de acceso a la tarjeta: los seis dígitos junto a la MRZ o en el anverso de la tarjeta.
prompt.candidate	{number}: {changes}
prompt.character	Línea {line}, columna {column}: una MRZ solo tiene letras de la A a la Z, dígitos del 0 al 9 y <. Escriba la línea de nuevo.
prompt.chipPIN	{isShown, select, yes {PIN:} other {PIN (no se muestra):}}
prompt.chipPINWhere	Escriba el PIN del documento. Tras pocos intentos erróneos se bloquea.
prompt.chipPUK	{isShown, select, yes {PUK:} other {PUK (no se muestra):}}
prompt.chipPUKWhere	Escriba el PUK del documento. Tras pocos intentos erróneos deja de servir.
prompt.choice	Su elección:
prompt.correct	¿Qué hay que corregir?
prompt.cut	La línea {line} tiene {count, plural, one {# carácter} other {# caracteres}}. Con {surplus} < menos al final tiene {length}.
prompt.digitsRight	Los dígitos de verificación son correctos.
prompt.digitsRightAll	Todos los dígitos de verificación son correctos. Compare lo que escribió con el documento: puede que la MRZ sea de otro documento.
prompt.end	q
prompt.enterAgain	Intro: intentarlo de nuevo tal como está. q: terminar.
prompt.enterAsIs	Intro: usarlo tal como está. q: terminar.
prompt.expiry	{isShown, select, yes {Fecha de caducidad, AAMMDD:} other {Fecha de caducidad, AAMMDD (no se muestra):}}
prompt.fieldMissing	Todavía falta un dato ({field}); Ctrl-C termina.
prompt.filled	La línea {line} tiene {count, plural, one {# carácter} other {# caracteres}}. Con {missing} < más al final tiene {length}.
prompt.hidden	Lo que escriba no se muestra. Ctrl-R lo muestra, Ctrl-U borra la línea, Ctrl-C termina.
prompt.inserted	Línea {line}, columna {column}: falta {written}; así concuerdan los dígitos de verificación.
prompt.insertedBriefly	línea {line, number}, columna {column, number}: falta {written}
prompt.keyDigit	El dígito de verificación que lo sigue no concuerda: {found}; el calculado es {expected}. Escríbalo de nuevo, con o sin el dígito de verificación.
prompt.keysInstruction	Escriba el número de documento y las dos fechas como figuran en la zona de lectura mecánica.
prompt.length	Esta línea tiene {count, plural, one {# carácter} other {# caracteres}}; una línea tiene 44 o 36, o 30 si hay tres. Escríbala de nuevo.
prompt.line	{isShown, select, yes {MRZ, línea {line}:} other {MRZ, línea {line} (no se muestra):}}
prompt.lineMissing	Todavía falta la línea {line}; Ctrl-C termina.
prompt.lineName	línea {line}
prompt.lineTaken	La línea {line} está completa.
prompt.mrzInstruction	Escriba las líneas del pie de la página de datos (o del reverso de la tarjeta). Lo que escriba no se muestra.
prompt.newDigit	El dígito de verificación ({field}) se escribió como {found}; el calculado es {expected}.
prompt.no	n
prompt.notRead	El chip no se abrió.
prompt.notUnderstood	Esa no es una de las respuestas.
prompt.number	{isShown, select, yes {Número de documento:} other {Número de documento (no se muestra):}}
prompt.offer	{number}: {isWrong, select, yes {{what} (su dígito de verificación es incorrecto)} other {{what}}}
prompt.onlyLower	Esta es la línea 2. Basta para abrir el chip; con la línea 1 se compara toda la MRZ.
prompt.onlyMiddle	Esta es la línea 2 de una tarjeta. Escriba primero la línea 1.
prompt.ownCAN	El chip se abre con el número de acceso a la tarjeta del propio documento simulado; con --mrz o --can se usa otra contraseña.
prompt.ownPIN	El chip se abre con el PIN del propio documento simulado; con --pin se usa otro.
prompt.ownZone	El chip se abre con la MRZ del propio documento simulado; con --mrz o --can se usa otra contraseña.
prompt.pinInstruction	Escriba el PIN del token; no se muestra.
prompt.removed	Línea {line}, columna {column}: sobra {found}; así concuerdan los dígitos de verificación.
prompt.removedBriefly	línea {line, number}, columna {column, number}: sobra {found}
prompt.replaced	{field}, posición {position}: {found} debería ser {written}; así concuerdan los dígitos de verificación.
prompt.replacedBriefly	{field, message}: {found} → {written}
prompt.replacedDigit	Línea {line}, columna {column}, lugar de un dígito: {found} debería ser {written}.
prompt.sameLine	Esta línea ya se escribió. Escriba la línea {line}.
prompt.several	Los dígitos de verificación concuerdan con uno de estos cambios:
prompt.shown	Lo que escriba se muestra. Ctrl-R lo oculta, Ctrl-U borra la línea, Ctrl-C termina.
prompt.takenCAN	Seis dígitos: se toman como número de acceso a la tarjeta.
prompt.tenCharacters	Un número de documento tiene nueve caracteres y su dígito de verificación, que no concuerda. Solo las tarjetas los tienen más largos.
prompt.tokenPIN	{isShown, select, yes {PIN del token:} other {PIN del token (no se muestra):}}
prompt.tokenWhere	Escriba el PIN del token.
prompt.tooLong	Es más de lo que corresponde aquí; se borró. Escríbalo de nuevo.
prompt.triesLeft	{count, plural, =0 {Según el chip no queda ningún intento.} one {Según el chip queda # intento.} other {Según el chip quedan # intentos.}}
prompt.upperLine	{isShown, select, yes {Línea 1, o Intro para seguir sin ella:} other {Línea 1, o Intro para seguir sin ella (no se muestra):}}
prompt.useAnyway	¿Usarlo de todos modos? [s/N]
prompt.useDigit	¿Usar {expected}? [S/n]
prompt.useIt	¿Usar así? [S/n]
prompt.which	¿Cuál? Su número, o Intro para ninguno:
prompt.wrongComposite	El último dígito de verificación, que abarca varios campos, no concuerda: {found} en la línea {line}, columna {column}; el calculado es {expected}.
prompt.wrongDigit	El dígito de verificación ({field}) no concuerda: {found} en la línea {line}, columna {column}; el calculado es {expected}.
prompt.yes	s
prompt.zone	Escriba las líneas de la zona y pulse Ctrl-D:
prompt.zoneInstruction	Escriba las líneas del pie de la página de datos o del reverso de la tarjeta.
read.MRZNeeded	El chip no ofrece ningún PACE que se pueda usar, y sin PACE solo lo abre la MRZ.
read.PACEFailed	El chip ofrece PACE, pero {count, plural, one {el intento falló} other {los # intentos fallaron}}. {error}.
read.againOrAllowBAC	Retire el documento del lector, vuelva a colocarlo y lea de nuevo; con --access auto se prueba BAC.
read.allowOtherWays	Permita las otras formas (--access auto), si el documento es de los que se leen con PACE o sin control de acceso.
read.allowPACE	El chip ofrece PACE: permítalo (--access auto) y vuelva a leer.
read.cardAccessMalformed	Retire el documento del lector, vuelva a colocarlo y lea de nuevo: su EF.CardAccess, con el que empieza PACE, no se puede decodificar.
read.cardAccessNotFound	Retire el documento del lector, vuelva a colocarlo y lea de nuevo: no se encontró su EF.CardAccess, con el que empieza PACE.
read.compareCAN	Compare el número de acceso a la tarjeta con lo impreso y vuelva a leer, o indique solo la MRZ.
read.comparePIN	Compare el PIN o el PUK con la carta del emisor antes de volver a intentarlo: unos pocos intentos erróneos lo bloquean.
read.eachOfferLeftOut	Se exigió PACE, pero nada de lo que ofrece el chip se puede usar: {reasons}.
read.filesGuarded	El chip protege sus archivos, y no se indicó ni MRZ ni CAN.
read.giveCANElseAgain	Si el documento tiene un número de acceso a la tarjeta, indíquelo; si no, retírelo del lector y vuelva a leer.
read.giveCANElseAsk	Si el documento tiene un número de acceso a la tarjeta, indíquelo; si no, pregunte al emisor.
read.giveCANNotTry	Si el documento tiene un número de acceso a la tarjeta, indíquelo; así no se gasta el último intento de la MRZ.
read.giveZone	Indique la zona de lectura mecánica, con o sin el número de acceso a la tarjeta.
read.giveZoneDatesOrCAN	Indique la zona de lectura mecánica, o el número de documento y las dos fechas, o el número de acceso a la tarjeta.
read.giveZoneOrCAN	Indique la zona de lectura mecánica o el número de acceso a la tarjeta.
read.leftOut.algorithmMismatch	su algoritmo no es compatible con su grupo
read.leftOut.domainParametersNotTrusted	su grupo no está normalizado
read.leftOut.domainParametersUnknown	no dice qué grupo usa
read.leftOut.malformed	no se puede decodificar
read.leftOut.mappingNotAllowed	su mapeo no es compatible con su grupo o su cifrado
read.leftOut.protocolUnknown	la norma no tiene su protocolo
read.leftOut.readerTooShort	sus claves son demasiado largas para este lector
read.leftOut.versionNotSupported	su versión no es la 2
read.mayHaveCostTry	Puede que se haya gastado un intento de la contraseña: lea con la MRZ o el número de acceso a la tarjeta antes de volver a probarla.
read.noCardAccess	Se exigió PACE, y el chip no lo ofrece: no entregó ningún EF.CardAccess que se pueda descodificar.
read.noMRZForBAC	Se exigió el control de acceso básico, y no se indicó ninguna MRZ para él.
read.noPACEInfo	Se exigió PACE, y el chip no lo ofrece: EF.CardAccess no tiene ningún PACEInfo.
read.noPassword	El chip se abre con PACE, y no se indicó ni MRZ ni CAN.
read.otherReaderForOffers	Vuelva a leer en otro lector, por si EF.CardAccess se cambió por el camino; si sigue igual, dé parte del documento.
read.recordedWords	Las evidencias dicen: {text}
read.useLongerReader	Use un lector que transmita comandos con campos de longitud extendida.
read.withoutWay	{error}. Tampoco se puede usar ninguna oferta de PACE: {reasons}.
reader.ACR122	El ACR122 solo transmite tramas cortas y pierde pasaportes a menudo: aquí, un error de clave incorrecta o de tiempo agotado puede deberse al lector y no al documento.
reader.callsLeft	El servicio de tarjetas inteligentes (pcscd) no ha respondido a {count, plural, one {# llamada} other {# llamadas}}; no se inicia ninguna más.
reader.chipLeft	El chip salió del lector{named, select, yes { «{name}»} other {}}.
reader.chipReset	Otro programa reinició el chip, o el lector{named, select, yes { «{name}»} other {}} le quitó la alimentación.
reader.empty	No hay ningún chip en el lector{named, select, yes { «{name}»} other {}}.
reader.giveName	Indique uno de estos: {names}.
reader.held	Otro programa tiene ocupado el lector{named, select, yes { «{name}»} other {}} o su chip.
reader.incapable	El lector{named, select, yes { «{name}»} other {}}, su controlador o el chip no pueden hacer lo que se pidió.
reader.mute	Hay algo en el lector{named, select, yes { «{name}»} other {}} que no responde como un chip.
reader.muteRemedy	Hay algo en el lector «{reader}» que no responde. Dé la vuelta al documento o ábralo por la página de datos, retire otras tarjetas y compruebe que tiene chip (el símbolo de la cubierta).
reader.noProtocol	El chip y el lector{named, select, yes { «{name}»} other {}} no se entienden ni con T=0 ni con T=1.
reader.noneNamed	Ningún lector lleva «{name}» en su nombre.
reader.notBuilt	Esta compilación de epass no incluye PC/SC.
reader.notBuiltRemedy	Compílelo con el trait PCSC (el valor predeterminado), o lea con `--vpcd-listen` o `--simulate`.
reader.notPassedOn	El lector{named, select, yes { «{name}»} other {}} no pudo transmitir el comando o perdió la respuesta.
reader.powerUpFails	No da alimentación a todos los chips: si no ocurre nada, levante el documento y vuelva a colocarlo.
reader.responseTooLong	La respuesta es más larga de lo que puede ser cualquier respuesta.
reader.serviceFailed	El servicio de tarjetas inteligentes tuvo un fallo interno.
reader.serviceFailedRemedy	Consulte el registro de pcscd (`journalctl -u pcscd`), vuelva a iniciarlo y repita.
reader.serviceRefused	El servicio de tarjetas inteligentes (pcscd) se negó: su versión no es la de libpcsclite, o está a punto de terminar.
reader.serviceSilent	El servicio de tarjetas inteligentes (pcscd) no responde.
reader.serviceSilentRemedy	Vuelva a iniciarlo (`systemctl restart pcscd`) y repita; si no sirve, desconecte antes el lector: puede que su controlador esté bloqueado.
reader.severalNamed	Más de un lector lleva «{name}» en su nombre.
reader.shortLengths	Solo transmite campos de longitud cortos: la lectura tarda más, y las claves de 2048 bits o más pueden ser demasiado largas para él.
reader.slowWhenEmpty	Tarda hasta un segundo en detectar un documento: déjelo colocado.
reader.socketDeniedRemedy	Ejecute epass doctor, que dice cómo crear de nuevo el socket, o pregunte a quien se ocupa de este equipo.
reader.stopsAnswering	De vez en cuando deja de responder: si ocurre, desconéctelo y vuelva a conectarlo.
reader.storageCard	En el lector «{reader}» hay una etiqueta que solo tiene memoria, como las de billetes y llaveros: no es el chip de un documento.
reader.storageCardRemedy	Retírela y coloque el documento; si hay otras tarjetas cerca, se detectan en su lugar.
reader.timeout	El lector{named, select, yes { «{name}»} other {}} no respondió a tiempo.
reader.unknownName	{named, select, yes {No existe el lector «{name}»} other {No existe ese lector}}.
reader.unplugged	El lector{named, select, yes { «{name}»} other {}} se desconectó, o terminó su controlador.
readers.answerTypeA	{answer} (tipo A)
readers.answerTypeB	{answer} (tipo B)
readers.empty	vacío
readers.event	{reader}: {state} {answer}
readers.exclusive	chip retenido por otro programa
readers.following	Observando los lectores; Ctrl-C para terminar.
readers.headAnswer	RESPUESTA AL REINICIO
readers.headReader	LECTOR
readers.headState	ESTADO
readers.inUse	chip en uso por otro programa
readers.mute	hay algo que no responde
readers.present	chip presente
readers.storageCard	una etiqueta, no el chip de un documento
readers.unavailable	no disponible
readers.unplugged	desconectado
reason.absent	el documento no tiene el archivo
reason.accessDenied	el chip denegó el acceso
reason.akiMismatch	el firmante no indica ninguna clave de confianza
reason.algorithmMismatch	dos lugares indican algoritmos distintos
reason.algorithmRefusedByPolicy	la política ya no acepta el algoritmo
reason.anchorListed	solo la lista de otro Estado avala el certificado CSCA
reason.anchorUnpinned	nada que sea de confianza avala el certificado CSCA
reason.attributeDoubled	un atributo firmado aparece dos veces o tiene varios valores
reason.attributeMissing	falta un atributo firmado
reason.blocked	hay un bloqueo del operador
reason.cancelled	el procedimiento se canceló
reason.cardAccessNotConfirmed	ningún archivo firmado confirma una entrada de EF.CardAccess
reason.certifiedOutsideUsagePeriod	el certificado se emitió cuando la clave de la CSCA no podía firmar
reason.challengeMismatch	el chip respondió a otro reto
reason.channelLost	se perdió el canal seguro
reason.channelNotProven	PACE fue rechazado, y ninguna autenticación del chip muestra que el canal termina en el chip
reason.checkDigitsWrong	los dígitos de verificación son incorrectos
reason.chipNotAuthenticated	no hubo antes autenticación del chip
reason.chipNotVerified	no se había demostrado que el chip fuera auténtico
reason.cloneable	el chip no está protegido contra la copia
reason.contentTypeMismatch	el tipo de contenido firmado no es el del contenido
reason.countryMismatch	los países difieren
reason.countryNotAllowed	la política no admite documentos de este Estado
reason.countryUnknown	falta el país o no se conoce
reason.credentialsNotHeld	el terminal no tiene certificados que el chip acepte
reason.crlExpired	la lista de revocación es demasiado antigua
reason.crlNotVerified	la firma de la lista de revocación no es válida, o la lista no se puede usar
reason.crlNotYetValid	la lista de revocación aún no está en vigor
reason.crlOfOtherIssuer	las listas de revocación son de otra CSCA del país
reason.datesContradict	las fechas se contradicen
reason.deviationRefused	una desviación de la norma que la política rechaza
reason.dirNotConfirmed	EF.DIR no es el que se firmó
reason.documentTypeNotAllowed	el firmante no puede producir documentos de este tipo
reason.documentTypeRefused	la política no admite documentos de este tipo
reason.empty	el archivo no tiene contenido
reason.evidenceNotRecorded	no se registró lo que dijo el chip
reason.expired	la validez ha terminado
reason.expiresSoon	el documento caduca antes de lo que permite la política
reason.extensionsOutsideProfile	las extensiones no son las del perfil del certificado
reason.fieldsDiffer	difieren campos que deben ser iguales
reason.hashMismatch	el hash no es el que se firmó
reason.issuedOutsideUsagePeriod	el documento se expidió cuando la clave no podía firmar
reason.issuerNotAuthority	el emisor no es una autoridad de certificación
reason.keyAgreementFailed	el chip no tiene la clave privada que corresponde a su clave pública
reason.keyFileMissing	al chip le falta el archivo con su clave, que estaba firmado
reason.keyNotAuthenticated	nada que sea de confianza avala la clave del chip
reason.keyNotFound	al archivo con las claves del chip le falta esta
reason.keyOutsideProfile	el perfil del certificado no permite una clave de este tipo
reason.keyRefused	una clave que no se puede usar
reason.keyUsage	la clave no se puede usar para esto
reason.knownDefect	un defecto publicado de los documentos del emisor
reason.layoutDiffers	la zona impresa tiene una disposición distinta de la del chip
reason.listsDiffer	dos listas de los archivos del documento difieren
reason.malformed	no es la estructura que exige la norma
reason.mappingDataMismatch	la clave del canal no está unida a la clave del chip
reason.materialTooOld	una lista es más antigua de lo que permite la política
reason.mayBeRevoked	una lista de revocación del Estado tiene el número con otro nombre, u otro certificado de la clave
reason.messageDigestMismatch	el hash firmado no es el del contenido
reason.noAnchor	ningún certificado CSCA de confianza corresponde al firmante
reason.noCRL	no hay lista de revocación del emisor
reason.noDateOfIssue	no se conoce la fecha de expedición
reason.noSecurityObject	no hay objeto de seguridad con el que evaluar
reason.noSigner	ninguna firma en el objeto de seguridad
reason.notExpected	se espera un documento y se indicó un sello, o al revés
reason.notGiven	no se indicó nada con que comparar
reason.notInSecurityObject	el objeto de seguridad no tiene ningún hash para el archivo
reason.notOffered	el documento no lo ofrece
reason.notRead	el archivo no se leyó
reason.notYetValid	la validez no ha empezado
reason.otherChannel	se leyó en otro canal
reason.otherMethodUsed	el chip se abrió de otra manera
reason.paceFailed	el chip rechazó su PACE y se abrió con el control de acceso básico
reason.paceInfoHidden	en EF.CardAccess falta una oferta de PACE que estaba firmada
reason.paceInfoNotSigned	se ofrece PACE, y ningún archivo firmado lo dice
reason.paceNotUsed	el chip tiene PACE y se abrió sin él
reason.pathTooLong	la ruta de certificación es más larga de lo permitido
reason.periodOutsideProfile	la validez es más corta de lo que exige el perfil del certificado
reason.proofNotShown	el chip no dio la prueba que exige la política
reason.publisherNotGranted	la lista de otro Estado habla de este documento sin habilitación
reason.readFailed	la lectura falló antes
reason.readerTooShort	el lector no transmite tantos octetos
reason.recorded	solo lo dicen las evidencias, leídas en otro lugar
reason.refusedByChip	el chip respondió con un error
reason.reportedCancelled	el documento figura como anulado
reason.reportedLost	el documento figura como perdido
reason.reportedStolen	el documento figura como robado
reason.responseInvalid	una respuesta del chip no supera la verificación
reason.responseTruncated	la respuesta del chip llegó cortada
reason.revoked	el certificado está revocado
reason.rightsNotGranted	los certificados del terminal no dan el derecho
reason.severalSigners	más de una firma en el objeto de seguridad
reason.signatureInvalid	la firma no es válida
reason.signedAttributesAbsent	no hay atributos firmados
reason.signerFailed	la clave del terminal no firmó
reason.signerNotFound	ningún certificado corresponde a la clave que firmó
reason.skipped	lo omitió quien leyó el documento
reason.statusSourceFailed	la fuente de estados no respondió como debía
reason.subjectOutsideProfile	el perfil del certificado no permite este sujeto
reason.tooLarge	el archivo es mayor que lo que se lee de él
reason.truncated	el archivo no llegó completo
reason.unknownCriticalExtension	una extensión crítica que no se entiende
reason.unreadable	una fecha o un campo no se puede leer
reason.unsupportedAlgorithm	un algoritmo o una curva que aquí no se conoce
reason.validityTooLong	el documento es válido más tiempo del que permite la política
reason.wrongContentType	contenido de un tipo que aquí no se acepta
reason.wrongPassword	la contraseña no abre el chip
reason.wrongRole	el certificado del firmante tiene otra finalidad
reason.wrongVersion	una versión que la norma no admite aquí
record.application.additionalBiometrics	datos biométricos adicionales
record.application.travelRecords	registros de viaje
record.application.visaRecords	registros de visados
record.biometrics	Datos biométricos de {count, plural, one {# octeto} other {# octetos}}.
record.certificate	El certificado de un firmante ({state}).
record.malformed	El registro {number} no se puede descodificar.
record.none	No tiene ningún registro.
record.signedBy	Firmado por {signer}.
record.stamp	{kind, select, exit {Salida} other {Entrada}} el {when}, {state}, {place}.
record.state.aborted	La lectura terminó antes de completarlo.
record.state.absent	El chip no lo tiene.
record.state.accessDenied	El chip denegó el acceso.
record.state.nonConformant	Lo que el chip entregó a continuación no es un registro.
record.state.read	Se leyó.
record.state.tooLarge	El registro siguiente es más largo de lo que se puede leer de él.
record.undecodable	No se sabe nada de su firma.
record.visa	Visado {number} ({state}), del {first} al {last}.
records.failed	{count, plural, one {Un registro añadido tras la expedición no puede haberlo escrito} other {# registros añadidos tras la expedición no puede haberlos escrito}} un firmante del Estado que se indica en él.
recovery.action.readAgain	Se leyó de nuevo.
recovery.action.reopened	El chip se abrió de nuevo.
recovery.action.repeated	Se intentó una vez más.
recovery.count	{count, plural, one {una} other {#}}
recovery.file	{file}
recovery.fileFrom	{file} desde el octeto {offset}
recovery.line	{what}, comando {command}.
recovery.otherOctets	Los octetos no eran los esperados.
recovery.repeated	{what}. Ocurrió {count} veces.
recovery.statusWord	{meaning} ({word}).
recovery.step.access	Apertura del chip
recovery.step.activeAuthentication	Autenticación activa
recovery.step.appending	Adición de un registro
recovery.step.application	Selección de la aplicación
recovery.step.chipAuthentication	Autenticación del chip
recovery.step.continuity	Comparación del chip con el anterior
recovery.step.file	Un archivo
recovery.step.otherApplication	Otra aplicación
recovery.step.record	Un registro
recovery.step.terminalAuthentication	Autenticación del terminal
recovery.step.writing	Escritura de datos biométricos adicionales
remedy.access.authenticationLength	Vuelva a leer, y después en otro lector. Si sigue igual, comunique el problema del lector y dé parte del documento.
remedy.access.authenticationMAC	No confíe en este chip; vuelva a leer en otro lector.
remedy.access.authenticationTokenInvalid	No confíe en este chip; vuelva a leer en otro lector.
remedy.access.authenticationTokenLength	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.blocked	No vuelva a intentarlo; indique en su lugar la MRZ, o pregunte al emisor.
remedy.access.challengeLength	Vuelva a leer, y después en otro lector. Si sigue igual, comunique el problema del lector y dé parte del documento.
remedy.access.channelClosed	Vuelva a abrir el chip: el error que cerró el canal dice el porqué.
remedy.access.channelLost	Coloque el documento plano sobre el lector, déjelo ahí y vuelva a leer. Si ocurre cada vez, pruebe otro lector.
remedy.access.chipAuthenticationDataMissing	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.chipAuthenticationDataUnexpected	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.chipAuthenticationRefused	Vuelva a leer. Si el chip rechaza de nuevo la autenticación, no se puede distinguir así de una copia; sus archivos se leen de todos modos.
remedy.access.chipNonceMismatch	No confíe en este chip; vuelva a leer en otro lector.
remedy.access.commandTooLong	Use un lector que transmita campos de longitud extendida. Si es un programa propio el que envió el comando, que envíe menos de una vez; el canal sigue abierto.
remedy.access.commandUnsuitable	Es un fallo del programa y no del documento: comuníquelo. Un comando protegido es de la clase 00 o 10, y se piden como máximo 65536 octetos.
remedy.access.counterExhausted	Vuelva a abrir el chip: un canal nuevo tiene un contador nuevo.
remedy.access.cryptogramInvalid	Vuelva a leer. Si sigue igual, el chip cifra como ningún chip debe hacerlo: dé parte del documento.
remedy.access.cryptography	Compruebe la instalación de OpenSSL 3.
remedy.access.dataObjectMalformed	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.dataObjectMissing	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.dataObjectOrder	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.dataObjectRepeated	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.dataObjectUnknown	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.macInvalid	No se usó nada de esta respuesta. Vuelva a leer en otro lector; si también ocurre ahí, no confíe en el chip.
remedy.access.macMissing	No se usó nada de esta respuesta. Vuelva a leer en otro lector; si también ocurre ahí, no confíe en el chip.
remedy.access.malformedResponse	Vuelva a leer, y después en otro lector. Si sigue igual, comunique el problema del lector y dé parte del documento.
remedy.access.mappedGeneratorInvalid	No confíe en este chip; vuelva a leer en otro lector.
remedy.access.mappingDataNotEmpty	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.mrzRequired	Indique la zona de lectura mecánica, o el número de documento y las dos fechas.
remedy.access.nonceLength	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.notSupported	Compruebe que el chip es el de un documento de viaje.
remedy.access.outOfSequence	Es un fallo del programa y no del documento: comuníquelo. Un programa recoge cada respuesta antes de enviar el comando siguiente.
remedy.access.paceFailed	Retire el documento del lector, vuelva a colocarlo y lea de nuevo.
remedy.access.paceNotOffered	Lea con --access auto, si es un documento que solo tiene control de acceso básico o que se lee sin control de acceso.
remedy.access.paceRequired	Este documento solo se abre con PACE: permita PACE (--access auto) y vuelva a leer.
remedy.access.paddingInvalid	Vuelva a leer. Si sigue igual, el chip cifra como ningún chip debe hacerlo: dé parte del documento.
remedy.access.passwordFormat	Indique el número de acceso a la tarjeta tal como está impreso en el documento, o el PIN de la carta del emisor.
remedy.access.passwordSuspended	Indique primero el número de acceso a la tarjeta: un último intento erróneo bloquea la contraseña.
remedy.access.protocolError	Retire el documento del lector, vuelva a colocarlo y lea de nuevo.
remedy.access.publicKeyEncoding	Vuelva a leer, y después en otro lector. Si sigue igual, el chip no cumple la norma: dé parte del documento.
remedy.access.publicKeyInvalid	No confíe en este chip; vuelva a leer en otro lector.
remedy.access.publicKeyReflected	No confíe en este chip; vuelva a leer en otro lector.
remedy.access.staticKeyAlgorithmMismatch	Dé parte del documento; se usan las demás claves del archivo.
remedy.access.staticKeyMalformed	Dé parte del documento; con esta clave no se puede distinguir el chip de una copia.
remedy.access.staticKeyNeutral	Dé parte del documento; con esta clave no se puede distinguir el chip de una copia.
remedy.access.staticKeyNotInGroup	Dé parte del documento; con esta clave no se puede distinguir el chip de una copia.
remedy.access.staticKeyOutOfRange	Dé parte del documento; con esta clave no se puede distinguir el chip de una copia.
remedy.access.staticKeyParametersInvalid	Dé parte del documento; con esta clave no se puede distinguir el chip de una copia.
remedy.access.staticKeyParametersUnsupported	Dé parte del documento; se usan las demás claves del archivo.
remedy.access.staticKeyPrimeComposite	Dé parte del documento; con esta clave no se puede distinguir el chip de una copia.
remedy.access.staticKeySmallOrder	Dé parte del documento; con esta clave no se puede distinguir el chip de una copia.
remedy.access.statusMismatch	No se usó nada de esta respuesta. Vuelva a leer en otro lector; si también ocurre ahí, no confíe en el chip.
remedy.access.terminalAuthenticationNotAllowed	Retire el documento del lector, vuelva a colocarlo y lea de nuevo: el chip la permite una vez, tras la autenticación del chip.
remedy.access.terminalCertificateRefused	Obtenga certificados vigentes del verificador de documentos.
remedy.access.terminalNonceMismatch	No confíe en este chip; vuelva a leer en otro lector.
remedy.access.terminalSignatureMalformed	Haga que el token o el servicio firme como dice la norma: r y s, cada uno tan largo como el orden de la curva.
remedy.access.terminalSignatureRefused	Compare la clave con la del certificado, y el número de documento con lo impreso.
remedy.access.terminalTrustPointUnknown	Compare las referencias de EF.CVCA con los certificados (epass inspect) y añada los certificados de enlace.
remedy.access.tooManyStaticKeys	Dé parte del documento; las claves anteriores a esta se examinaron.
remedy.access.unprotectedResponse	No se usó nada de esta respuesta. Vuelva a leer en otro lector; si también ocurre ahí, no confíe en el chip.
remedy.access.wrongPassword	Compare el número de documento, el nacimiento y la caducidad con lo impreso, y vuelva a leer; si el documento tiene un número de acceso a la tarjeta, indíquelo.
remedy.apdu.invalidExpectedLength	Espere de 1 a 65 536 octetos, o ninguno.
remedy.apdu.lengthMismatch	Haga que Lc sea el número de octetos de datos que lo siguen.
remedy.apdu.tooLong	Envíe como máximo 65 535 octetos de datos en un comando.
remedy.apdu.truncated	Vuelva a colocar el documento y lea de nuevo.
remedy.archive.duplicatePath	Vuelva a empaquetar los archivos: cada ruta una vez, y los archivos de cada documento juntos.
remedy.archive.malformed	Vuelva a obtener el archivo empaquetado; se leen archivos tar y ZIP.
remedy.archive.tooLarge	Compruebe que el archivo empaquetado es el que usted quería indicar.
remedy.archive.truncated	Vuelva a obtener el archivo empaquetado: le falta el final.
remedy.archive.unsafeEntry	Rechace el archivo empaquetado: ningún programa que empaqueta archivos de documentos crea elementos así.
remedy.archive.unsupported	Vuelva a empaquetar los archivos, como tar simple o como ZIP con DEFLATE.
remedy.card.invalidResponse	Vuelva a leer; si se repite, use otro lector.
remedy.card.none	Coloque el documento en el lector; la mayoría tiene el chip en la contracubierta o en la página de datos.
remedy.card.removed	Coloque el documento plano y quieto sobre el lector. Una lectura en curso continúa por sí sola; una que terminó hay que empezarla de nuevo.
remedy.card.reset	Una lectura en curso vuelve a abrir el chip por sí sola; una que terminó hay que empezarla de nuevo. Si se repite, cierre el otro programa (a menudo scdaemon de gpg-agent o un navegador).
remedy.card.timeout	Coloque el documento plano y quieto sobre el lector. Una lectura en curso continúa por sí sola; una que terminó hay que empezarla de nuevo. Si se repite, desconecte el lector y vuelva a conectarlo.
remedy.card.transmissionFailed	Vuelva a leer; si falla en el mismo lugar, lea con longitudes cortas o con otro lector.
remedy.card.unresponsive	Dé la vuelta al documento o ábralo por la página de datos, retire otras tarjetas y compruebe que tiene chip (el símbolo de la cubierta).
remedy.channel.cancelled	Empiece de nuevo cuando esté listo.
remedy.channel.closed	Vuelva a conectar.
remedy.channel.invalidCommand	Comuníquelo como un fallo de la herramienta.
remedy.channel.ioFailed	Compruebe la dirección y el permiso, e inténtelo de nuevo.
remedy.channel.scriptMismatch	Registre de nuevo la transcripción, o corrija lo que envía los comandos.
remedy.cli.cannotWrite	Indique un lugar en el que pueda escribir.
remedy.cli.commandFailed	Ejecútelo por separado y mire qué dice.
remedy.cli.confirmationNeeded	Examínelo con --dry-run; confirme con --yes, o indique con --pin en qué se confía.
remedy.cli.country	Indique un código de dos o tres letras, o el nombre del Estado; epass trust audit muestra los del almacén.
remedy.cli.fileExists	Indique otro archivo, o mueva ese.
remedy.cli.folderNotEmpty	Indique una carpeta vacía o una que todavía no exista.
remedy.cli.internal	Comuníquelo, sin datos personales.
remedy.cli.interrupted	Empiece de nuevo.
remedy.cli.language	Indique en --lang uno de ellos, o la ruta de un catálogo (Docs/languages.md); sin esa opción valen EPASS_LANG y la configuración regional.
remedy.cli.noInput	Compruebe el nombre; si es relativo, parte de la carpeta actual.
remedy.cli.noPIN	Escriba el PIN en el archivo, y nada más.
remedy.cli.noProgram	Instale el programa, o prescinda de lo que lo necesita.
remedy.cli.noStore	epass trust setup lo crea; --store indica otro.
remedy.cli.noTerminal	Dé el valor por la entrada estándar (--mrz -).
remedy.cli.notConfirmed	Examínelo con --dry-run antes de importarlo.
remedy.cli.notEvidence	Indique un paquete que escribió epass read --out, una carpeta de archivos o un sello.
remedy.cli.notInStore	epass trust list y epass trust audit muestran lo que hay.
remedy.cli.nothingToExport	Pida otro tipo o país; --unpinned escribe también anclas de menor rango.
remedy.cli.pinNotMet	Compárelo con lo que dice el editor; epass inspect LIST muestra los dos resúmenes.
remedy.cli.tooLarge	Compruebe que es el archivo que quiere.
remedy.cli.usage	Consulte --help del comando.
remedy.conformance.authorityInvalid	Indique el certificado de la CVCA y su clave privada en PEM sin contraseña.
remedy.conformance.caseUnknown	epass conform reader --list enumera todos los casos.
remedy.conformance.chipCaseUnknown	epass conform chip --list enumera todos los casos.
remedy.conformance.chipNotOpened	Compruebe lo que indicó: --mrz o --can, u otra forma de abrir el chip.
remedy.conformance.fileInvalid	Corrija el miembro indicado; Docs/conformance.md dice qué puede contener.
remedy.conformance.notJSON	Corrija el texto en el lugar indicado.
remedy.conformance.resultsInvalid	Indique un archivo que escribió epass conform reader --out.
remedy.crypto.algorithmMismatch	Compruebe que la clave corresponde a la firma; con esta no se puede evaluar.
remedy.crypto.allowanceSpent	No use la clave.
remedy.crypto.bufferTooSmall	Indique un búfer tan largo como la entrada, o de 8 octetos para un MAC.
remedy.crypto.curveUnsupported	Rechace el certificado.
remedy.crypto.domainParametersInvalid	No use la clave.
remedy.crypto.domainParametersNotExplicit	No use los parámetros y dé parte del documento.
remedy.crypto.domainParametersOutOfBounds	No use la clave.
remedy.crypto.domainParametersUnknown	No los use (Doc 9303-11, 9.2.2): pueden revelar la contraseña.
remedy.crypto.dsaKeyInvalid	Rechace el certificado.
remedy.crypto.elementEncodingInvalid	Ponga fin al protocolo; la otra parte no cumple Doc 9303-11, 9.4.
remedy.crypto.elementNeutral	Ponga fin al protocolo; un nuevo intento genera números nuevos.
remedy.crypto.elementNotInGroup	Ponga fin al protocolo y no use su resultado.
remedy.crypto.elementOutOfRange	Ponga fin al protocolo y no use su resultado.
remedy.crypto.elementSmallOrder	Ponga fin al protocolo y no use su resultado.
remedy.crypto.encodingInvalid	Vuelva a obtener el certificado o el archivo de su origen.
remedy.crypto.explicitCurveUnknown	Rechace el certificado.
remedy.crypto.groupMismatch	Tome ambos elementos de un mismo grupo.
remedy.crypto.inputLength	Rellene con el método 2 lo que se va a cifrar; dé por dañada una respuesta de tal longitud.
remedy.crypto.ivLength	Indique un vector de inicialización de 8 octetos para 3DES, o de 16 para AES.
remedy.crypto.keyAlgorithmUnsupported	No use el certificado: Doc 9303 no prevé claves así.
remedy.crypto.keyLength	Derive la clave para este cifrado.
remedy.crypto.libraryUnavailable	Instale el OpenSSL 3 de la distribución (libssl3).
remedy.crypto.notInvertible	Ponga fin al protocolo; un nuevo intento genera números nuevos.
remedy.crypto.operationFailed	Lea lo que dice OpenSSL; comuníquelo si no lo explica.
remedy.crypto.paddingInvalid	Dé la respuesta por dañada y vuelva a leer.
remedy.crypto.pointInvalid	Rechace el certificado.
remedy.crypto.primeComposite	No use la clave.
remedy.crypto.privateKeyInvalid	Convierta la clave: openssl pkcs8 -topk8 -nocrypt.
remedy.crypto.randomUnavailable	Permita que el proceso llame a getrandom(); puede que un entorno aislado lo prohíba.
remedy.crypto.rsaOutOfBounds	Rechace el certificado.
remedy.crypto.signatureOutOfRange	Dé la firma por incorrecta.
remedy.evidence.fileConflict	Omita el que no sea de este documento.
remedy.evidence.fileDoubled	Rechace el paquete.
remedy.evidence.formUnknown	Use una de las formas de Docs/evidence.md.
remedy.evidence.inconsistent	Rechace el paquete; vuelva a leer el documento.
remedy.evidence.memberInvalid	Vuelva a obtener el archivo.
remedy.evidence.memberMissing	Vuelva a obtener el archivo.
remedy.evidence.nameAmbiguous	Dele el nombre que usa la norma, por ejemplo EF.SOD o EF.CardSecurity.
remedy.evidence.nameUnknown	Dele un nombre como los de Docs/evidence.md, por ejemplo EF.SOD o EF.DG1.
remedy.evidence.noFiles	Indique una carpeta cuyos archivos se llamen como en Docs/evidence.md.
remedy.evidence.notWitnessed	Tome el paquete tal como lo escribió epass read --sign-with, e indique la clave de ese lector; sin --witness se evalúa como mera declaración.
remedy.evidence.schemaUnknown	Use la versión que lo escribió.
remedy.evidence.severalDocuments	Indique los archivos de un solo documento cada vez.
remedy.evidence.textUndecodable	Indique los octetos tal cual, en dígitos hexadecimales o en base64.
remedy.evidence.unreadable	Compruebe la ruta; si un archivo está vacío, vuelva a copiarlo.
remedy.evidence.witnessKeys	Indique una clave de P-256 o de Ed25519: la pública o un certificado en PEM, o un JWK Set, con --witness; la privada en PEM (PKCS #8), o en un token, con --sign-with.
remedy.image.cancelled	Empiece de nuevo si todavía quiere la imagen.
remedy.image.crashed	Conserve el archivo y actualice OpenJPEG y libjpeg-turbo.
remedy.image.helperFailed	Indique a ImageDecoder la ruta del ejecutable de epass de esta versión.
remedy.image.helperMissing	Indique a ImageDecoder la ruta de un ejecutable de epass.
remedy.image.malformed	Escriba la imagen tal como está (--portrait FILE.jp2, --out-dir) y véala con otro programa por su cuenta y riesgo.
remedy.image.memory	No abra la imagen si duda del documento; un programa propio puede elevar ImageLimits.
remedy.image.notBuilt	Instale libopenjp2-7-dev, libjpeg-dev y libpng-dev, y compile epass con el trait Images.
remedy.image.notConfined	Permita seccomp para el proceso; de todos modos, la imagen se puede escribir tal como está.
remedy.image.timeout	Inténtelo otra vez si el equipo estaba ocupado; un programa propio puede elevar ImageLimits.
remedy.image.tooLarge	No abra la imagen si duda del documento; un programa propio puede elevar ImageLimits.
remedy.image.unsupported	Escriba la imagen tal como está (--out-dir) y ábrala con un programa que conozca el formato.
remedy.json.duplicateName	No use el archivo: los programas pueden leerlo de dos maneras.
remedy.json.limitExceeded	No use el archivo: es mayor o más profundo que los archivos de su tipo.
remedy.json.number	Vuelva a obtener el archivo; si lo escribió usted, corríjalo en el octeto indicado.
remedy.json.string	Vuelva a obtener el archivo; si lo escribió usted, corríjalo en el octeto indicado.
remedy.json.syntax	Vuelva a obtener el archivo; si lo escribió usted, corríjalo en el octeto indicado.
remedy.lds.deviationRefused	Descodifique con el perfil predeterminado, que comunica la desviación.
remedy.lds.duplicateElement	No elija uno de los dos: no use el archivo y dé parte del documento.
remedy.lds.invalidEncoding	Compruebe que es el archivo correcto; si lo es, vuelva a leerlo del chip.
remedy.lds.invalidMRZ	Vuelva a leer; si sigue igual, dé parte del documento.
remedy.lds.invalidValue	Vuelva a leer; si sigue igual, dé parte del documento.
remedy.lds.limitExceeded	No use el archivo y dé parte del documento.
remedy.lds.missingElement	Vuelva a leer; si el elemento sigue faltando, dé parte del documento.
remedy.lds.notEncodable	Corrija el valor que se va a escribir.
remedy.lds.truncated	Vuelva a leer el archivo del chip; falta el final.
remedy.lds.unexpectedTag	Compruebe que es el archivo correcto; si lo es, vuelva a leerlo del chip.
remedy.lds.unsupportedVersion	Actualice epass; si sigue igual, dé parte del documento.
remedy.mrz.ambiguousRepair	Compare lo propuesto con el documento e indique la zona que coincida.
remedy.mrz.character	Compare la línea con el documento en la columna indicada.
remedy.mrz.countryCode	Use el código de la zona: tres letras, o D para Alemania.
remedy.mrz.date	Compare la fecha con el documento e indíquela como 1974-08-12.
remedy.mrz.documentCode	Empiece el código por P en un pasaporte (TD3), por V en un visado y por A, C o I en una tarjeta.
remedy.mrz.documentNumber	Indique el número de documento tal como está impreso.
remedy.mrz.empty	Indique las líneas de la zona de lectura mecánica.
remedy.mrz.fieldCharacter	Quite los demás caracteres del campo indicado.
remedy.mrz.fieldTooLong	Compare el valor con el documento. Si es demasiado largo para su campo, se escribe abreviado según Doc 9303-3.
remedy.mrz.length	Indique todas las líneas: 2 de 44 o 36 caracteres, o 3 de 30. epass mrz --repair repone los caracteres de relleno perdidos.
remedy.mrz.lineLength	Compare la línea con el documento; epass mrz --repair repone los caracteres de relleno perdidos y quita los duplicados.
remedy.mrz.name	Indique el nombre en letras latinas.
remedy.mrz.notRepairable	Compare cada línea con el documento y vuelva a indicar la zona.
remedy.mrz.otherLayout	epass no lee chips de un documento así: compruébelo por lo que lleva impreso.
remedy.mrz.tooLong	Indique una sola zona; epass mrz admite varias.
remedy.mrz.tripleShape	Indique el número de documento, la fecha de nacimiento y la de caducidad en este orden, separados por comas.
remedy.pkcs11.cancelled	Empiece de nuevo cuando esté listo.
remedy.pkcs11.keyAbsent	Compare el URI con lo que muestra pkcs11-tool --module FILE --login --list-objects.
remedy.pkcs11.keyAmbiguous	Indique una sola clave añadiendo object= o id= al URI.
remedy.pkcs11.keyUnsupported	Use la clave del certificado del terminal: RSA, o de una curva de la lista.
remedy.pkcs11.mechanismUnsupported	Use otro token, o un certificado con cuyo algoritmo firme este token.
remedy.pkcs11.moduleFailed	Pruebe el módulo con pkcs11-tool --module FILE --list-slots y consulte su documentación.
remedy.pkcs11.moduleHung	Retire el token, insértelo de nuevo y reinicie el programa. Si vuelve a ocurrir, avise a quien se encarga de este ordenador de que el controlador del token se bloquea.
remedy.pkcs11.moduleNotLoaded	Compruebe la ruta del módulo; p11-kit list-modules muestra los configurados.
remedy.pkcs11.notBuilt	Compile epass con el trait PKCS11, que es el valor predeterminado, o indique la clave como archivo PEM.
remedy.pkcs11.pinFinalTry	Inicie sesión una vez con la herramienta del propio token y el PIN correcto; eso restablece el contador.
remedy.pkcs11.pinIncorrect	Compruebe el PIN antes de volver a intentarlo: un token se bloquea tras unos pocos erróneos.
remedy.pkcs11.pinLocked	Desbloquee el PIN, o establezca uno, con el PIN del responsable de seguridad.
remedy.pkcs11.pinRequired	Escriba el PIN en un archivo e indíquelo con --terminal-pin-file.
remedy.pkcs11.signatureMalformed	Actualice el controlador o el firmware del token, o use otro token.
remedy.pkcs11.tokenAbsent	Inserte el token y compare el URI con lo que muestra pkcs11-tool --module FILE --list-slots.
remedy.pkcs11.tokenAmbiguous	Indique un solo token añadiendo serial= al URI.
remedy.pkcs11.tokenFailed	Retire el token, insértelo de nuevo y repita.
remedy.pkcs11.tokenLost	Vuelva a insertar el token y repita.
remedy.pkcs11.uriMalformed	Copie el URI de p11tool --list-privkeys y póngalo entre comillas en el shell.
remedy.pkcs11.uriUnsupported	Indique una clave privada y su módulo, con ?module-path=/... o ?module-name=; el PIN, cuando se pida o con --terminal-pin-file.
remedy.policy.acceptsFailure	Haga que la regla pida un resultado global correcto (successful).
remedy.policy.dataAlone	Escriba "chip": '{'"dataAlone": true'}', dé a las pruebas del chip el valor mandatory, o exija una en chip.proofs.
remedy.policy.memberMissing	Añada el miembro; policies.md dice qué contiene.
remedy.policy.nameTaken	Elija otro nombre.
remedy.policy.nameUnknown	Corrija el nombre; epass schema policy los contiene todos.
remedy.policy.notJSON	Corrija el texto en el lugar indicado.
remedy.policy.schemaUnknown	Empiece el archivo con "schema": "epass-policy/1".
remedy.policy.valueInvalid	Corrija el miembro indicado; policies.md dice qué puede contener.
remedy.read.appendingOpen	Lea el documento con un terminal que pueda leer el archivo, y añada solo lo que no esté.
remedy.read.applicationMissing	Compruebe que el chip es el de un documento de viaje y que en el lector solo hay un chip.
remedy.read.cancelled	Vuelva a leer para obtener el resto.
remedy.read.chipRefused	Retire el documento del lector, vuelva a colocarlo y lea de nuevo.
remedy.read.deadlineExceeded	Coloque el documento plano sobre el lector y vuelva a leer.
remedy.read.inputInvalid	Compare lo que indicó con lo impreso; epass mrz muestra qué está mal en una MRZ.
remedy.read.limitExceeded	No confíe en este chip; ningún documento necesita tantos comandos u octetos.
remedy.read.noProgress	No confíe en este chip; vuelva a leer en otro lector.
remedy.read.otherDocument	Coloque un solo documento en el lector, déjelo ahí y vuelva a leer desde el principio.
remedy.read.recordNotKept	No cuente con el registro. Vuelva a leer el documento y añada lo que falte.
remedy.reader.busy	Cierre el programa que lo ocupa (a menudo scdaemon de gpg-agent, un navegador, pcsc_scan u otro epass) e inténtelo de nuevo.
remedy.reader.noService	Inicie pcscd: `systemctl start pcscd.socket`, o ejecute `pcscd`; es el paquete pcscd de Debian.
remedy.reader.none	Conecte un lector sin contacto; `epass readers --watch` muestra cuándo aparece.
remedy.reader.notPermitted	Ejecútelo como un usuario al que polkit permita usar pcscd (regla org.debian.pcsc-lite.access_pcsc), o en una sesión local.
remedy.reader.removed	Vuelva a conectar el lector. Una lectura en curso continúa por sí sola; una que terminó hay que empezarla de nuevo.
remedy.reader.serviceLost	Vuelva a iniciar pcscd (`systemctl start pcscd.socket`). Una lectura en curso continúa por sí sola; una que terminó hay que empezarla de nuevo.
remedy.reader.several	Indique uno con --reader, o retire los demás.
remedy.reader.unknown	`epass readers` muestra los nombres.
remedy.reader.unsupported	Use otro lector o actualice su controlador (paquete libccid de Debian).
remedy.result.content	Use el epass de la versión del servicio; si ya lo es, notifíquelo.
remedy.result.header	No lo tome por un resultado; pídalo al servicio con Accept: application/jose.
remedy.result.keys	Indique el JWK Set del servicio (/.well-known/jwks.json), o su clave pública o su certificado en PEM.
remedy.result.malformed	Indique el resultado tal como lo entregó el servicio, pedido con Accept: application/jose.
remedy.result.tooLong	Compruebe que es el archivo que quiere.
remedy.seal.duplicateFeature	Vuelva a escanear; un sello que se puede leer de dos maneras debe rechazarse.
remedy.seal.invalidC40	Vuelva a escanear el código de barras; si sale lo mismo, no confíe en él.
remedy.seal.invalidDate	Vuelva a escanear el código de barras; si sale lo mismo, no confíe en él.
remedy.seal.invalidJSON	Vuelva a escanear; un texto que se puede leer de dos maneras debe rechazarse.
remedy.seal.invalidLength	Vuelva a escanear el código de barras; si sale lo mismo, no confíe en él.
remedy.seal.invalidSignature	Vuelva a escanear el código de barras; si sale lo mismo, no confíe en él.
remedy.seal.invalidValue	Vuelva a escanear el código de barras; si sale lo mismo, no confíe en él.
remedy.seal.limitExceeded	Mire qué escribió el escáner: puede que sea otro código de barras.
remedy.seal.memberInvalid	Vuelva a escanear el código de barras; si sale lo mismo, no confíe en él.
remedy.seal.memberMissing	Mire qué escribió el escáner: puede que sea otro código de barras.
remedy.seal.missingSignature	Vuelva a escanear el código de barras y guarde los octetos en bruto; falta el final.
remedy.seal.notASeal	Mire qué escribió el escáner: puede que sea otro código de barras.
remedy.seal.notEncodable	Corrija el valor del elemento indicado.
remedy.seal.otherKind	Use un programa para ese código; no contiene ningún sello de Doc 9303-13 ni ningún VDS-NC.
remedy.seal.signingFailed	Use una clave de una curva de la lista.
remedy.seal.trailingOctets	Corte lo que sigue a la firma, por ejemplo el relleno del símbolo.
remedy.seal.truncated	Vuelva a escanear el código de barras y guarde los octetos en bruto; falta el final.
remedy.seal.unreadableText	Guarde los octetos del código de barras, o dígitos hexadecimales.
remedy.seal.unsupportedVersion	Busque una versión más reciente de epass.
remedy.simulator.addressInvalid	Indique HOST:PORT; 127.0.0.1:35963 es la primera ranura de vpcd.
remedy.simulator.connectionFailed	Inicie pcscd, o epass read --vpcd-listen PORT, e inténtelo de nuevo.
remedy.simulator.connectionLost	Inicie el lector, y después otra vez el simulador.
remedy.simulator.descriptionInvalid	Compare la descripción con el esquema de simulator.md.
remedy.simulator.memberUnknown	Corrija el nombre del miembro; el mensaje enumera los que existen.
remedy.simulator.personalisationFailed	Inténtelo de nuevo; si vuelve a fallar, comuníquelo.
remedy.simulator.profileUnknown	Elija un nombre de los que muestra epass simulate --list.
remedy.simulator.valueInvalid	Corrija el miembro indicado; simulator.md dice qué puede contener.
remedy.status.contradictory	Averigüe cuál de las dos es cierta y vuelva a crear el archivo.
remedy.status.document	Escriba el Estado, el código de documento, el número y la fecha de caducidad tal como figuran en la zona, separados por comas: D,P,C01X00T47,310831.
remedy.status.key	Cree una clave con epass status key y haga que solo su propietario pueda leer el archivo (chmod 600).
remedy.status.malformed	Vuelva a crear el archivo con epass status make; uno cortado no dice nada.
remedy.status.noAnswer	Ejecute el programa por separado, con un seudónimo en la entrada estándar: tiene que imprimir una palabra y terminar con 0.
remedy.status.otherKey	Indique la clave con la que se hizo el archivo, o vuelva a crearlo con esta.
remedy.status.outOfDate	Obtenga la próxima edición del archivo.
remedy.tlv.indefiniteLength	No use el archivo: la norma exige aquí longitudes definidas.
remedy.tlv.invalidLength	Compruebe que es el archivo correcto; si lo es, vuelva a leerlo del chip.
remedy.tlv.invalidTag	Compruebe que es el archivo correcto; si lo es, vuelva a leerlo del chip.
remedy.tlv.limitExceeded	No use el archivo y dé parte del documento.
remedy.tlv.missingEndOfContents	Vuelva a leer el archivo del chip; falta el final.
remedy.tlv.trailingBytes	Corte el archivo en la longitud que indica.
remedy.tlv.truncated	Vuelva a leer el archivo del chip; falta el final.
remedy.tlv.unexpectedTag	Compruebe que es el archivo correcto; si lo es, vuelva a leerlo del chip.
remedy.trace.inconsistent	Registre de nuevo la traza; una línea se modificó o se dañó.
remedy.trace.memberInvalid	Use la versión que escribió la traza, o regístrela de nuevo.
remedy.trace.redacted	Registre de nuevo la traza con --trace-unsafe.
remedy.trace.schemaUnknown	Indique un archivo que escribió epass read --trace, y use la versión que lo escribió.
remedy.trace.syntax	Registre de nuevo la traza; una línea se modificó o se dañó.
remedy.trace.tooLong	Registre la traza de una sola lectura.
remedy.transcript.invalidHexadecimal	Registre de nuevo la transcripción.
remedy.transcript.redacted	Registre de nuevo la transcripción con todos los octetos.
remedy.transcript.syntax	Empiece cada línea por >, <, # o !.
remedy.transcript.tooLong	Divida la transcripción en varias.
remedy.trust.besideList	Vuelva a obtener el archivo de su editor: alguien puede haber añadido algo. Si confía en lo omitido, indíquelo por separado o fije su SHA-256 (--pin, --trust-pin).
remedy.trust.changeNotCarriedOut	Una importación no quita nada de un almacén: lo hace epass trust remove.
remedy.trust.cryptography	Omita el certificado que indica el mensaje.
remedy.trust.doubledExtension	Deje el certificado fuera de lo que se considera de confianza.
remedy.trust.externalValue	Exporte los propios valores: no se descarga nada de ninguna dirección.
remedy.trust.issuingFailed	Corrija la descripción.
remedy.trust.limitExceeded	Mire de dónde procede el archivo: lo que publican los emisores no pasa de los límites.
remedy.trust.listRefused	Vuelva a obtener la lista de su editor.
remedy.trust.malformed	Vuelva a obtener el archivo; epass inspect muestra qué es.
remedy.trust.malformedLDIF	Vuelva a obtener el archivo; el resto se importó.
remedy.trust.malformedPEM	Vuelva a obtener el archivo.
remedy.trust.noCertificate	Indique certificados o listas: PEM, DER, LDIF o una carpeta de ellos.
remedy.trust.noChain	Añada los certificados que faltan, que el mensaje indica.
remedy.trust.noSuchFile	Compruebe la ruta: una relativa parte de la carpeta actual.
remedy.trust.notAStore	Indique una carpeta vacía o una que todavía no exista; si estorba un solo archivo, muévalo.
remedy.trust.notTrustMaterial	Desempaquete el archivo, u omítalo.
remedy.trust.nothingToUndo	epass trust history muestra qué estados se conservan.
remedy.trust.rollback	Obtenga la lista más reciente de ese emisor.
remedy.trust.selfSignatureWrong	Vuelva a obtener el certificado de su editor. Uno que deba ser así se acepta si su SHA-256 está fijado (--pin).
remedy.trust.storeDamaged	Importe de nuevo en otra carpeta (--store). Si solo está dañado o falta el archivo index, ponga index.previous en su lugar.
remedy.trust.storeLocked	Inténtelo de nuevo cuando ese proceso haya terminado; el bloqueo desaparece con él.
remedy.trust.storeNotWritten	Libere espacio, o importe como propietario de la carpeta.
remedy.trust.storePermissions	Mire quién cambió qué. Después, quite a los demás el derecho de escritura (chmod go-w), entregue la carpeta a su propietario (chown) o importe de nuevo en una carpeta propia.
remedy.trust.storeVersion	Use la versión más reciente de epass que escribió el almacén, o importe de nuevo en otra carpeta (--store).
remedy.trust.tooLarge	Compruebe que es el archivo correcto.
remedy.trust.unexpectedContent	Deje el archivo fuera de lo que se considera de confianza.
remedy.trust.unreadableFile	Compruebe sus permisos, y que sea un archivo normal o una carpeta de ellos.
remedy.trust.unsupportedAlgorithm	Comunique el problema del certificado.
report.aborted	Interrumpido.
report.abortedRecorded	Interrumpido, según consta.
report.allowPACE	Se pidió el control de acceso básico (--access bac): permita PACE (--access auto) y vuelva a leer.
report.bothNotRead	{first} y {second} no se leyeron. {why}.
report.cardAccessChanged	Vuelva a leer, a ser posible en otro lector: puede que algo entre el lector y el chip haya cambiado EF.CardAccess.
report.fileSpoiled	Un archivo termina en un mismo octeto repetido o contiene dos veces un bloque: puede haberse dañado por el camino. Vuelva a enviarlo o a leerlo.
report.growingDelay	Compruebe lo que escribió antes del próximo intento: el chip responde más despacio tras cada contraseña errónea, hasta que llega la correcta. Si rechaza también la correcta, levante el documento del lector durante cinco segundos.
report.import	epass trust import
report.importPinned	epass trust import --pin
report.matchUnproven	{numbers}: coinciden con un objeto de seguridad cuya firma no está probada
report.notProtected	Este chip no está protegido contra la copia.
report.notSupported	No aplicable.
report.notSupportedRecorded	No aplicable, según consta.
report.nothingSaid	{result, select, successful {Es como debe ser.} failed {No es como debe ser.} other {No se indica ningún motivo.}}
report.offersLeftOut	El emisor firmó las ofertas que se omitieron, así que volver a leer no cambia nada: dé parte del documento.
report.paceKeptAway	Vuelva a leer, a ser posible en otro lector: puede que algo entre el lector y el chip haya impedido PACE.
report.proofBy	{proof} ({source, select, verifier {por el reto del verificador} terminal {por el reto del terminal} other {según consta}})
report.reason	El motivo: {reason}.
report.recorded	Según consta.
report.stated	{state}. {finding}.
report.tolerated	{words} ({name})
report.triesLeft	El chip dice que {count, plural, =0 {no queda ningún intento} one {queda # intento} other {quedan # intentos}}.
report.unchanged	{numbers} sin cambios
report.undetermined	Indeterminado.
report.undeterminedRecorded	Indeterminado, según consta.
report.unpinned	Sin fijar.
report.unreached	{parts}: la lectura terminó antes
report.withRemedy	{finding} ({remedy})
resultText.age	--max-age espera un número entero de segundos de 0 a {most}.
resultText.assurances	{names}
resultText.assured	Garantizado
resultText.decision	Decisión
resultText.decisionByRule	{decision} (regla {rule})
resultText.digest	SHA-256 {sha256}
resultText.evidence	Evidencias
resultText.expectationEmpty	{option} está vacío, así que no se compararía nada.
resultText.forWhom	Para
resultText.inputTwice	Solo uno de resultado, claves y evidencias puede venir de la entrada estándar.
resultText.keyUnknown	ninguna de las claves indicadas tiene el identificador {key}
resultText.member.age	antigüedad
resultText.member.audience	destinatario
resultText.member.evidence	evidencias
resultText.member.nonce	nonce
resultText.member.policy	política
resultText.member.transaction	transacción
resultText.member.trust	material de confianza
resultText.met	Como se esperaba: {members}.
resultText.noDecision	ninguna
resultText.noNonce	ninguno
resultText.noPolicy	ninguna
resultText.nonce	Nonce
resultText.notCompared	No comparado: {members}.
resultText.notValid	FIRMA NO VÁLIDA: {why}.
resultText.notYet	NO COMO SE ESPERABA: indica que se firmó el {moment}, que aún no ha llegado.
resultText.nothing	nada
resultText.nothingShown	su contenido no se muestra: nadie cuya clave se haya dado responde de él
resultText.ofToken	la firma y el código de salida dicen quién afirma esto, no que el documento sirva; lo que se dice de él: {result}
resultText.otherAlgorithm	la clave {key} no firma con {algorithm}
resultText.policy	Política
resultText.policyOf	{name}, SHA-256 {sha256}
resultText.result	Resultado
resultText.resultWord	{result, select, successful {correcto} failed {fallido} undetermined {indeterminado} other {interrumpido}}
resultText.signatureWrong	la clave {key} no firmó esto
resultText.signed	Firmado
resultText.signedBy	{moment}, por {issuer}
resultText.tooOld	NO COMO SE ESPERABA: se firmó hace {age, plural, one {# segundo} other {# segundos}}; se admiten {limit} como máximo.
resultText.transaction	Transacción
resultText.trust	Confianza
resultText.unmet	NO COMO SE ESPERABA: {member}. Se esperaba: {expected}. Se encontró: {found}.
resultText.unmetNone	NO COMO SE ESPERABA: {member}. Se esperaba: {expected}. No hay nada.
resultText.valid	FIRMA VÁLIDA: de la clave {key} ({algorithm}).
revocation.authorityRevoked	El certificado CSCA {subject} fue revocado el {when}, según la lista de revocación del {list}.
revocation.criticalExtension	La lista de revocación del {list} tiene la extensión crítica {identifier}.
revocation.formRefused	{deviation}. La política lo rechaza en la lista de revocación del {list}.
revocation.inOtherName	La lista de revocación del {list} de {issuer}, otro nombre del Estado, tiene el número de este certificado.
revocation.listNotVerified	La firma de la lista de revocación del {list} no es válida con ninguna clave CSCA de confianza que pueda firmarla.
revocation.listOutdated	La lista de revocación más reciente ({country}) es del {list}, y la siguiente debía salir el {due}.
revocation.listToCome	La lista de revocación del {list} se emitió después del momento de referencia.
revocation.noList	No se ha comprobado si el firmante fue revocado: en el almacén no hay lista de revocación para este país: {country}.
revocation.notRevoked	La lista de revocación del {list}, de hace {days, plural, one {# día} other {# días}}, no incluye al {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}}.
revocation.notRevokedByNewer	La lista de revocación del {list}, más reciente que el momento de referencia, no incluye al {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}}.
revocation.otherAuthority	La lista de revocación disponible ({country}) es de {issuer}, y no consta que sea la CSCA de este firmante.
revocation.otherOfKey	La lista de revocación del {list} nombra otro certificado de esta clave.
revocation.partialList	La lista de revocación del {list} es solo de cambios o parcial, y no incluye al {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}}.
revocation.signerRevoked	El {signer, select, document {firmante de documentos} seal {firmante del sello} other {{signer}}} fue revocado el {when}, según la lista de revocación del {list}.
revocation.twoAlgorithms	La lista de revocación del {list} indica dos algoritmos de firma.
schema.jsonOfList	--json es para la lista: un esquema ya es JSON.
seal.attests	Lo que acredita el sello es del {day} o anterior.
seal.attestsLater	El sello acredita algo del día {day}, una fecha futura.
seal.certificateFound	El certificado es el de C={country}, CN={name} con el número de serie {number}.
seal.certificateInside	El sello lleva el certificado de su firmante.
seal.certificateMissing	No se dispone de ningún certificado de C={country}, CN={name} con el número de serie {number}.
seal.checkDigitsRight	Los dígitos de verificación de la zona del sello son correctos.
seal.checkDigitsWrong	Hay dígitos de verificación incorrectos en la zona del sello: {fields}.
seal.curveDiffers	La clave del firmante del sello está en una curva distinta de la del algoritmo del sello.
seal.dayUnreadable	Un día que indica el sello no se puede leer.
seal.daysUnreadable	Los días que indica el sello no se pueden leer.
seal.expiryContradicts	La fecha de caducidad del sello es anterior al día de expedición, o cien años posterior.
seal.expiryUnreadable	La fecha de caducidad del sello no se puede leer.
seal.featureMalformed	El campo {feature} no se ajusta al perfil ({kind}, {clause}).
seal.featureMissing	Al sello le falta el campo {feature} ({kind}, {clause}).
seal.features	El sello tiene los campos de su perfil ({kind}).
seal.featuresAndFurther	El sello tiene los campos de su perfil ({kind}) y otros más, que no hablan en su contra.
seal.issued	El documento se expidió el {issued}.
seal.issuedAfterExpiry	El sello dice que su documento se expidió el {issued}, después de la fecha de caducidad de su zona.
seal.issuedLater	El sello dice que su documento se expidió el {issued}, una fecha futura.
seal.keyNotOnCurve	La clave del firmante del sello es {key}; los sellos se firman con ECDSA.
seal.keyRefused	La clave del firmante del sello se rechaza. {error}.
seal.kind.addressSticker	etiqueta de dirección de un documento de identidad
seal.kind.administrativeDocument	documento administrativo
seal.kind.arrivalAttestation	documento de acreditación de llegada
seal.kind.emergencyTravelDocument	documento de viaje de emergencia
seal.kind.residencePermit	permiso de residencia
seal.kind.residenceSticker	etiqueta de lugar de residencia de un pasaporte
seal.kind.socialInsuranceCard	tarjeta de la seguridad social
seal.kind.supplementarySheet	hoja suplementaria de un permiso de residencia
seal.kind.visa	visado
seal.kindUnknown	Aquí no se conocen los campos de un documento de la categoría {category} y la definición {definition}.
seal.kindWithTwoZones	El sello contiene dos zonas de lectura mecánica ({kind}, {clause}).
seal.kindWithoutZone	El sello no contiene la zona de lectura mecánica que exige su perfil ({kind}, {clause}).
seal.memberMalformed	El miembro {member} no es como lo define el tipo {type}.
seal.members	El mensaje tiene los miembros del tipo {type}.
seal.membersBeside	{count, plural, one {# miembro} other {# miembros}} junto a data y sig
seal.membersInside	{count, plural, one {# miembro} other {# miembros}} en sig
seal.noDateOfIssue	El sello no dice cuándo se expidió su documento.
seal.noDay	El sello no indica ningún día.
seal.noPassport	El sello no indica ningún pasaporte.
seal.noSigner	No se dispone del certificado del firmante del sello.
seal.noZone	El sello no contiene ninguna zona de lectura mecánica.
seal.none	No hay ningún sello que evaluar.
seal.passportDiffers	El pasaporte no es el que indica el sello.
seal.passportMatches	El pasaporte es el que indica el sello.
seal.passportNotGiven	No se indicó ninguna zona de un pasaporte con la que comparar.
seal.printedDiffers	La zona impresa no es la del sello.
seal.printedMatches	La zona impresa es la del sello.
seal.printedNotGiven	No se indicó ninguna zona impresa con la que comparar.
seal.signatureInvalid	La firma no es válida con la clave del firmante del sello.
seal.signedMuchLater	El sello dice que su documento se expidió el {issued} y que se firmó el {signed}, más de un año después.
seal.signerOfNoState	El sello es de un Estado ({state}), y el certificado de su firmante no indica ningún país.
seal.signerOfOtherState	El Estado del sello ({state}) no es el de su firmante ({country}).
seal.signerOfState	El sello y su firmante son del mismo Estado ({state}).
seal.signerStateNotKnown	No se sabe si el Estado del sello ({state}) es el de su firmante ({country}).
seal.stateUnknown	El texto que designa el Estado del sello no figura en ninguna tabla de códigos.
seal.stay.days	{count, plural, one {# día} other {# días}}
seal.stay.decidedAtEntry	se decide a la entrada
seal.stay.months	{count, plural, one {# mes} other {# meses}}
seal.stay.period	{parts}
seal.stay.transitOnly	tránsito sin entrada
seal.stay.untilExpiry	hasta la fecha de caducidad
seal.stay.years	{count, plural, one {# año} other {# años}}
seal.structure	El sello tiene un encabezado de la versión {version}, {features, plural, one {# campo} other {# campos}} y una firma de {octets, plural, one {# octeto} other {# octetos}}.
seal.typeUnknown	Aquí no se conocen los miembros de un mensaje de este tipo.
seal.undecodable	El sello no se puede descodificar ({place}, {code}). {error}.
seal.unsignedMembers	No firmado y no leído: {members}. {what}.
seal.vdsnc	El sello es un VDS-NC del tipo {type}, versión {version}.
seal.vdsncOfUnknownType	El sello es un VDS-NC de un tipo desconocido, versión {version}.
seal.versionUnknown	Aquí no se conocen los miembros de la versión {version} de un mensaje del tipo {type}.
seal.zoneOfNoState	La zona del sello no indica ningún Estado; su encabezado, sí ({header}).
seal.zoneOfOtherState	El Estado de la zona del sello ({zone}) no es el de su encabezado ({header}).
seal.zoneOfSameState	La zona del sello ({zone}) y su encabezado ({header}) son del mismo Estado.
seal.zoneOfState	La zona y el encabezado del sello son del mismo Estado ({state}).
seal.zoneStateNotKnown	No se sabe si el Estado de la zona del sello ({zone}) es el del encabezado ({header}).
sealData.algorithmUnknown	El algoritmo debe ser ES256, ES384 o ES512.
sealData.certificateNotFiveDigits	En la versión 3, la referencia del certificado tiene cinco dígitos.
sealData.certificateUndecodable	El certificado no se puede descodificar. {error}.
sealData.characterOutsideC40	Fuera de C40 solo puede estar un último carácter.
sealData.charactersNotC40	C40 solo sirve para las letras de la A a la Z, los dígitos del 0 al 9 y el espacio.
sealData.countryNotCapitals	Un país tiene de una a tres letras mayúsculas.
sealData.countryNotLetters	Un país tiene de una a tres letras.
sealData.countryNotPadded	El país no está rellenado hasta tres caracteres.
sealData.definitionOutOfRange	Una definición de campos es un número del 1 al 254.
sealData.endsHere	El sello termina aquí.
sealData.endsInElement	El sello termina antes que el elemento.
sealData.headerNotCanonical	El encabezado no está codificado como indica la norma.
sealData.isIDB	Esto es una estructura de datos de la OACI para códigos de barras (IDB), que es otra norma y aquí no se lee.
sealData.keyNotOnCurve	Los sellos se firman con claves de una curva.
sealData.lengthNotShortest	La longitud no está en su forma más corta.
sealData.lengthOfLength	Una longitud tiene de uno a cinco octetos.
sealData.memberNoBase64	El miembro debe estar en base64url.
sealData.memberNoObject	El miembro debe ser un objeto.
sealData.memberNoText	El miembro debe ser un texto de 1 a 64 000 octetos.
sealData.noDay	Estos octetos no son un día del calendario.
sealData.noJSONObject	El texto no es un objeto JSON.
sealData.noMagic	Un sello empieza por el octeto DC.
sealData.noSignature	El sello termina sin firma.
sealData.notASeal	Esto no es ni un sello (primer octeto DC) ni el texto JSON de un VDS-NC.
sealData.notSigned	La clave no firmó. {error}.
sealData.numberTooLarge	Un número es mayor de lo que puede ser su forma canónica.
sealData.octetsNotC40	Estos dos octetos no son caracteres de C40.
sealData.oddC40	C40 tiene un número par de octetos.
sealData.referenceLengthNone	La longitud de la referencia del certificado no es un número.
sealData.referenceLengthWrong	La referencia del certificado no tiene la longitud que indica.
sealData.referenceParts	Una referencia tiene dos letras, dos letras o dígitos, y los dígitos de un certificado.
sealData.referenceTooLong	La referencia tiene más de 99 dígitos.
sealData.sealTooLong	El sello es demasiado largo.
sealData.signatureNotHalved	Una firma debe constar de dos números de igual longitud.
sealData.signerMissing	Aquí debe figurar un firmante y un certificado.
sealData.stringTooLong	La cadena es demasiado larga.
sealData.tagOrLength	La etiqueta está reservada, o el valor es demasiado largo para la versión.
sealData.tagTwice	La etiqueta aparece dos veces.
sealData.textBroken	El texto empieza como un sello en {encoding, select, latin1 {ISO 8859-1} hexadecimal {hexadecimal} base64 {base64} other {{encoding}}}, pero no lo es hasta el final.
sealData.textTooLong	El texto es más largo que el de cualquier sello.
sealData.versionNoNumber	La versión debe ser un número.
sealData.versionUnknown	El encabezado tiene la versión {version}; se conocen la 3 y la 4.
sealData.zoneFormat	Un sello contiene una zona de TD2, MRV-A o MRV-B.
sealFeature.additionalFeature	campo adicional
sealFeature.address	dirección
sealFeature.certificateNumber	número del certificado
sealFeature.documentNumber	número del documento
sealFeature.durationOfStay	duración de la estancia
sealFeature.firstName	nombre
sealFeature.holder	titular
sealFeature.mrz	zona de lectura mecánica
sealFeature.municipalityCode	código del municipio
sealFeature.nameAtBirth	apellidos de nacimiento
sealFeature.numberOfEntries	número de entradas
sealFeature.passportNumber	número de pasaporte
sealFeature.postalCode	código postal
sealFeature.profileNumber	número del perfil
sealFeature.registerNumber	número de registro
sealFeature.sheetNumber	número de la hoja
sealFeature.socialInsuranceNumber	número de la seguridad social
sealFeature.surname	apellidos
sealFeature.validity	período de validez
sealFeature.visaType	tipo de visado
sealLine.issued	{format} en {kind} ({issuer}), expedición: {day}, firmante {signer}
sealLine.none	ningún sello
sealLine.seal	{format} en {kind} ({issuer}), firmante {signer}
sealLine.unknownFeature	campo {tag}
sealLine.unknownKind	un documento de tipo desconocido
secret.giveOnStandardInput	Dé el valor por la entrada estándar:  epass read {option} - < FILE
secret.inArguments	{kind, select, mrz {una MRZ} can {un número de acceso a la tarjeta} puk {un PUK} other {un PIN}} entre los argumentos queda a la vista en ps y en el historial del shell; {option} sin valor hace que se pregunte.
secret.namePINSource	Escríbalo en un archivo que solo usted pueda leer e indique ese archivo en el URI con pin-source.
secret.noPIN	{file} no contiene un PIN en una línea propia.
secret.noTerminal	No hay ningún terminal en el que preguntar.
secret.notTyped	No se ha escrito {kind, select, mrz {ninguna MRZ} can {ningún número de acceso a la tarjeta} puk {ningún PUK} other {ningún PIN}}.
secret.optionEmpty	El valor de {option} está vacío. Omítalo para que se le pregunte, o indique - para la entrada estándar.
secret.othersCanRead	otros usuarios pueden leer {kind, select, pin {el PIN} signingKey {la clave que firma} other {la clave del terminal}}: chmod 600 {file}
secret.sendIt	Envíelo por ahí, por ejemplo:  epass read {option} - < FILE
secret.standardInputEmpty	La entrada estándar no contiene {kind, select, mrz {ninguna MRZ} can {ningún número de acceso a la tarjeta} puk {ningún PUK} other {ningún PIN}}.
secret.terminalShows	No se puede configurar el terminal para que oculte lo que se escribe.
secret.tokenWantsPIN	El token pide un PIN. {error}.
secret.typePIN	Escriba el PIN del token o use --terminal-pin-file.
secret.writePINFile	Escríbalo en un archivo que solo usted pueda leer e indique ese archivo con --terminal-pin-file.
serve.build	Es un programa aparte: compílelo con `make service-release`, o con swift build --package-path Service -c release --product epass-service, y póngalo junto a epass.
serve.buildAnew	Vuelva a compilarlo en esta máquina: `make service-release`.
serve.demoTakes	--demo solo se usa con --port, y no con {word}.
serve.noService	epass-service no está. Se buscó aquí: {places}.
serve.notStarted	{program} no se puede iniciar: {error}.
session.applicationLostEachTime	La conexión con el chip se corta cada vez que se selecciona su aplicación. {error, message}.
session.applicationMissing	El chip no tiene la aplicación {identifier}.
session.applicationRefused	El chip rechaza su aplicación: {meaning}.
session.channelOpen	Ya hay un canal seguro abierto. Una sesión nueva abre el chip de nuevo.
session.cryptographyFailed	Falló una operación criptográfica. {error}.
session.fileInCrumbs	El chip entrega {file} en demasiadas partes pequeñas.
session.fileLostEachTime	La conexión con el chip se corta cada vez en el mismo punto de {file}.
session.noChannel	No hay canal seguro.
session.noResponse	La respuesta no se puede descodificar. {error}.
session.octetsWithoutEnd	El chip anuncia cada vez más octetos y no llega al final.
session.otherDocumentByOffers	Se colocó otro documento: su EF.CardAccess no es el del documento que se leyó antes.
session.otherDocumentByPassword	Se colocó otro documento: no se abre con la contraseña que abrió el anterior.
session.responseLength	La respuesta tiene {count, plural, one {# octeto} other {# octetos}}; una respuesta tiene de 2 a 65538.
session.responseLengthRemedy	Vuelva a leer; pruebe otro lector.
session.signerLate	La clave del terminal no había firmado cuando terminó el tiempo de la lectura.
session.signerLateRemedy	Revise lo que firma: el token, su controlador. O dé más tiempo a la lectura.
session.step.encryptedNonce	GENERAL AUTHENTICATE, número aleatorio cifrado
session.step.keyAgreement	GENERAL AUTHENTICATE, acuerdo de claves
session.step.mapNonce	GENERAL AUTHENTICATE, mapeo del número aleatorio
session.step.mutualAuthentication	GENERAL AUTHENTICATE, autenticación mutua
session.step.terminalSignature	firma del terminal
session.tooManyCommands	El chip necesitó {count, plural, one {# comando} other {# comandos}}, que es el límite.
session.tooSlow	La lectura duró más de {seconds, plural, one {# segundo} other {# segundos}}.
session.unanswered	El chip no respondió a {step, message}.
signature.algorithmUnknown	El algoritmo de firma {algorithm} no se conoce.
signature.attributeDoubled	{attribute, select, contentType {El tipo de contenido} other {El resumen del mensaje}} aparece más de una vez.
signature.attributeMissing	{attribute, select, contentType {El tipo de contenido} other {El resumen del mensaje}} no está entre los atributos firmados.
signature.attributesMatch	Los atributos firmados indican el tipo del contenido y su resumen.
signature.certificateUndecodable	{file} contiene un certificado que no se puede descodificar, y ninguno que el firmante indique.
signature.contentTypeMalformed	El tipo de contenido firmado no es un identificador de objeto.
signature.contentTypeMismatch	El tipo de contenido firmado es {stated}; el del contenido es {type}.
signature.digestAlgorithmUnknown	El algoritmo de resumen {algorithm} no se conoce.
signature.digestLength	El resumen de mensaje firmado tiene {count, plural, one {# octeto} other {# octetos}}, que no es la longitud de {hash}.
signature.digestMalformed	El resumen de mensaje firmado no es una cadena de octetos.
signature.digestMismatch	El resumen firmado no es el valor {hash} del contenido.
signature.invalid	La firma no es válida con la clave de su firmante.
signature.keyRefused	La clave se rechaza. {error}.
signature.malformed	El valor de la firma, o el algoritmo indicado junto a él, está dañado; eso no indica una falsificación.
signature.noAttributes	No hay atributos firmados.
signature.noCertificate	{file} no lleva ningún certificado de su firmante.
signature.notVerifiable	La firma no se puede verificar. {error}.
signature.otherCertificates	Ninguno de los certificados de {file} es el que indica el firmante.
signature.overNothing	No hay atributos firmados, así que la firma no dice sobre qué es.
signature.valid	La firma es válida: {key}, {hash}.
signedObject.authentic	El archivo es el que se firmó.
signedObject.cardSecurity	{file} contiene {count, plural, one {# SecurityInfo} other {# SecurityInfo}} y tiene un firmante.
signedObject.contentUndecodable	El contenido no se puede descodificar ({place}). {error}.
signedObject.deviationRefused	{deviation} ({file}). La política lo rechaza.
signedObject.empty	{file} está vacío.
signedObject.noContent	SignedData no tiene contenido.
signedObject.noDataGroup	El objeto de seguridad no tiene el grupo de datos {number}.
signedObject.noSignedData	{file} no contiene SignedData.
signedObject.noSigner	Nadie firmó el objeto de seguridad.
signedObject.notJudged	Ningún objeto de seguridad se evaluó por completo.
signedObject.notProven	No probado: {check}.
signedObject.notSignedData	El contenido es del tipo {type}, no SignedData.
signedObject.securityObject	El objeto de seguridad contiene los hashes de {count} grupos de datos y tiene un firmante.
signedObject.securityObjectUndecodable	El objeto de seguridad LDS no se puede descodificar ({place}). {error}.
signedObject.severalSigners	El objeto de seguridad tiene {count, plural, one {# firmante} other {# firmantes}}.
signedObject.undecodable	{file} no se puede descodificar ({place}). {error}.
signedObject.unknownDataGroups	El objeto de seguridad contiene los hashes de {count} grupos de datos y tiene un firmante; enumera grupos de datos desconocidos, que no cuentan: {numbers}.
signedObject.versionOutOfRange	La versión está fuera de rango.
signedObject.wrongContentType	El contenido es del tipo {type}.
signedObject.wrongVersion	SignedData tiene la versión {version}, no la 3.
signedResult.contentMember	En lo que se firmó falta el miembro {member}, o no es lo que debe ser.
signedResult.contentNotJSON	Lo que se firmó no se puede leer. {error}.
signedResult.encoding	No es un resultado firmado: la parte {number} no es base64url sin relleno, en su única forma.
signedResult.headerLacks	Falta el miembro {member} de la cabecera, o no es un texto admisible.
signedResult.headerMember	La cabecera tiene el miembro {member}; la de un resultado firmado solo tiene alg, kid y typ.
signedResult.headerNoObject	La cabecera no es un objeto JSON.
signedResult.headerNotJSON	La cabecera no se puede leer. {error}.
signedResult.in	{file}: {error}
signedResult.keysForm	No es ni un JWK Set ni PEM.
signedResult.keysMember	El miembro {member} de la clave {number} falta, o no es lo que debe ser.
signedResult.keysNoSet	No es un JWK Set: no tiene la lista keys.
signedResult.keysNone	No contiene ninguna clave con la que se firmen resultados: sobre P-256, o de Ed25519.
signedResult.keysNotJSON	El JWK Set no se puede leer. {error}.
signedResult.keysPrivate	Contiene una clave privada.
signedResult.keysSection	La sección {number} no es ni una clave pública sobre P-256 o de Ed25519 ni un certificado de una de ellas.
signedResult.keysTooMany	Contiene más de {limit} claves.
signedResult.keysTwice	Dos de sus claves tienen el mismo identificador: {key}.
signedResult.keysUnusable	La clave {number} no se puede usar. {error}.
signedResult.otherAlgorithm	La cabecera nombra el algoritmo {algorithm}; los resultados se firman con ES256 o EdDSA.
signedResult.otherSchema	Lo que se firmó tiene otro formato ({schema}) que {expected}.
signedResult.otherType	Es otra cosa: typ es {type}, y no {expected}.
signedResult.parts	No es un resultado firmado: no tiene tres partes separadas por puntos.
signedResult.tooLong	Tiene más de {limit} octetos.
simulate.cardAccessNumber	El CAN, para --can -; la MRZ no abre este chip:
simulate.chipLost	El chip salió del campo, como dice su perfil.
simulate.combinations	{pattern} designa todas las combinaciones que permite Doc 9303-11: gm, im o cam; un grupo como arriba; 3des, aes-128, aes-192 o aes-256. Por ejemplo pace-im-p-521-aes-256, pace-gm-modp-2048-256-3des.
simulate.connected	El pasaporte está en el lector virtual de {address}. Léalo desde otro terminal:
simulate.giveAddress	Escríbala como HOST:PORT, por ejemplo 127.0.0.1:35963.
simulate.jsonAlone	--json se usa con --list y --check; --show ya imprime JSON.
simulate.listAlone	--list, --show, --check y --pages no admiten ninguna opción que genere un documento y se excluyen entre sí.
simulate.noAddress	{address} no es la dirección de un lector virtual.
simulate.nothingWrong	En la descripción no hay nada mal.
simulate.printedMRZ	La MRZ impresa, para --mrz -:
simulate.readerClosed	El lector se cerró.
simulate.reset	El chip se reinició.
simulate.sayWhat	Diga qué hacer con el pasaporte simulado.
simulate.takeOut	Interrumpa con Ctrl-C para retirarlo.
simulate.trustUnreadable	{file} no se puede descodificar, y la lectura prescinde de él. {error}
simulate.unmetRule	Ningún comando cumplió la regla {number} del comportamiento (behaviour.rules[{place}]).
simulate.unmetRuleNamed	Ningún comando cumplió la regla {number} del comportamiento (behaviour.rules[{place}]): {note}
simulate.used	Un programa está usando el chip.
simulate.vpcdAndConnect	--vpcd y --connect se excluyen entre sí: un chip está en un solo lector.
simulate.waiting	Esperando un lector virtual en {address}...
simulate.ways	--vpcd lo pone en un lector virtual, --export FOLDER escribe sus archivos, --list muestra los perfiles; epass read --simulate lee uno directamente.
simulator.accessControlMissing	La autenticación del terminal necesita control de acceso.
simulator.accessKeyForm	El valor es printed, dg1 o una información MRZ de 24 a 38 caracteres de una zona.
simulator.accessKeysNotDerived	Las claves de acceso no se pueden derivar. {error}.
simulator.answerOctets	Los octetos son pares de dígitos hexadecimales, 65 000 octetos como máximo.
simulator.applicationIdentifier	Un identificador de aplicación tiene de 5 a 16 octetos en dígitos hexadecimales.
simulator.applicationsTwice	Indique cada aplicación una sola vez.
simulator.authorityGenerations	La autoridad tiene de 1 a 3 generaciones.
simulator.biometricsNumbers	Los números de EF.Biometrics son del 1 al 64, cada uno una vez.
simulator.biometricsRoom	En EF.Biometrics caben de 1 a 1048576 octetos.
simulator.bornAfterIssue	El titular nació después del día de expedición.
simulator.canDigits	Un número de acceso a la tarjeta tiene de 6 a 16 dígitos.
simulator.changeCount	Una regla cambia como máximo 32 objetos de datos.
simulator.chipLeft	El chip simulado salió del campo.
simulator.chipLeftRemedy	Empiece de nuevo, o elija un perfil que mantenga el chip en el campo.
simulator.chipReset	El chip simulado se reinició.
simulator.chipResetRemedy	Empiece de nuevo por el control de acceso.
simulator.cipherOneOf	Un cifrado es uno de estos: {words}.
simulator.commandLength	El comando tiene {count, plural, one {# octeto} other {# octetos}}.
simulator.commandLengthRemedy	Envíe al menos cuatro octetos, y no más de los que admite el lector.
simulator.commandLost	El lector simulado perdió el comando.
simulator.commandLostRemedy	Quite el fallo del canal simulado.
simulator.connectionCut	El lector cerró la conexión en medio de un mensaje.
simulator.countryLetters	Un país consta de dos letras mayúsculas.
simulator.cut	Indique to o by, no ambos.
simulator.dateAndTimeForm	El valor se escribe AAAAMMDDhhmmss.
simulator.dateOfIssueMissing	La fecha de caducidad no es una fecha completa, así que este miembro es necesario.
simulator.dateOrUnknown	Una fecha se escribe AAAA-MM-DD, o AAAAMMDD con ceros en lo desconocido.
simulator.defectTwice	Un defecto figura dos veces.
simulator.descriptionTooLong	Una descripción tiene como máximo 8 MiB.
simulator.deviationNotMade	La desviación {deviation} no se puede poner en un documento.
simulator.digitCount	El número tiene de {least} a 16 dígitos.
simulator.displayedPortraitCount	EF.DG5 tiene de una a nueve imágenes.
simulator.displayedSignatureCount	EF.DG7 tiene de una a nueve imágenes.
simulator.drawing	Hay un dibujo en {formats}.
simulator.drawings	Hay dibujos en {formats}; para {format}, indique la imagen.
simulator.expiresBeforeEffective	El último día es anterior al primero; el defecto datesSwapped crea un certificado así.
simulator.expiresBeforeIssue	El documento caduca antes de expedirse.
simulator.faceCount	EF.DG2 tiene de una a nueve caras.
simulator.faceOrPortrait	Indique face o portrait, no ambos.
simulator.farDateOfIssue	Con este día de expedición, hay fechas de certificados fuera de los años 1951 a 2115.
simulator.featureCount	Hay de una a nueve características.
simulator.featureForm	Una característica es un objeto de datos BER-TLV, con su etiqueta y su longitud.
simulator.fieldsMakeNoZone	Los campos no forman una zona. {error}.
simulator.fileForm	EF.DG{number} empieza por su propia etiqueta y tiene como máximo 1 MiB; en un objeto con hex, base64 o path puede haber cualquier octeto.
simulator.fileNumber	DG{number} no es un grupo de datos del 1 al 16.
simulator.fileOutside	La ruta debe llevar a un archivo junto a la descripción o en una carpeta por debajo.
simulator.fileUnreadable	El archivo {file} no se puede leer.
simulator.fingerCount	EF.DG3 tiene aquí como máximo veinte dedos.
simulator.formatsOfECDSA	Los formatos corresponden a ECDSA.
simulator.generationCount	La CSCA tiene de 1 a 4 generaciones.
simulator.guardedDataGroups	Los grupos de datos 3 y 4 necesitan autenticación del terminal; cada uno se indica una vez.
simulator.hexadecimalNumber	Un número se escribe en dígitos hexadecimales, 1024 como máximo.
simulator.hexadecimalOctets	El valor se escribe en pares de dígitos hexadecimales, 1 MiB como máximo.
simulator.holderFormat	El formato es TD1, TD2 o TD3.
simulator.holderSex	El sexo es M, F o <.
simulator.hostUnknown	El equipo {host} no se conoce.
simulator.imageLength	Una imagen tiene al menos un octeto y como máximo 1 MiB.
simulator.irisCount	EF.DG4 tiene aquí como máximo ocho ojos.
simulator.jsonAt	{error} Línea {line}, columna {column}.
simulator.keyCiphers	Una clave se usa con al menos un cifrado, cada uno una vez.
simulator.keyCount	Un chip tiene como máximo 8 claves.
simulator.keyEncoding	Una clave de {group} no se escribe como {encoding}.
simulator.keyNumber	El número de una clave es de 0 a 32 767.
simulator.keyNumbers	Si hay varias claves, cada una tiene un número propio.
simulator.lengthForm	Una longitud es un número menor que 2^32, o sus octetos en dígitos hexadecimales.
simulator.listTooLong	Una lista tiene como máximo 99 valores.
simulator.madeDataGroups	El personalizador genera el grupo de datos 1, que siempre está, y el 2. Indique los demás como archivos.
simulator.mappingNamesNumbers	El mapeo de autenticación del chip indica aquí sus parámetros por número.
simulator.memberMissing	Hay que indicar el miembro.
simulator.modulusBits	Una clave RSA tiene {bits} bits.
simulator.nameForm	Un nombre consta de letras minúsculas, dígitos, guiones y puntos.
simulator.noBase64	Los octetos se escriben en base64.
simulator.noCardSecurity	La autenticación del terminal en el archivo maestro necesita EF.CardSecurity: ofrezca PACE con mapeo de autenticación del chip.
simulator.noCheckDigit	El número de documento no tiene ningún dígito de verificación que imprimir mal.
simulator.noDate	Una fecha se escribe AAAA-MM-DD.
simulator.noDateOfIssue	La fecha de expedición no es una fecha.
simulator.noDay	El día no es una fecha: AAAA-MM-DD.
simulator.noDefectOfProfile	El perfil {profile} no tiene ningún defecto de los archivos; indíquelo como profile.
simulator.noFilesHere	Una descripción solo indica archivos si ella misma es un archivo.
simulator.noGeneration	Esa generación no existe.
simulator.noGuardedDataGroup	Indique 3, 4 o ambos.
simulator.noJSONAt	La descripción no es JSON: línea {line}, columna {column}. {error}
simulator.noMember	El esquema no tiene ese miembro; tiene {known}.
simulator.noPlaceForKey	Una clave que se usa en el archivo maestro está en EF.CardSecurity, que requiere PACE; junto a claves de mapeo de autenticación del chip necesita un número (keyID).
simulator.noProfile	No existe el perfil «{name}».
simulator.noProfileSimilar	No existe el perfil «{name}». Parecidos: {similar}.
simulator.noSuchPACE	En la norma no existe esta combinación: {mapping}, {group}, {cipher}.
simulator.noZone	Las líneas no son una zona de lectura mecánica. {error}.
simulator.notReadable	La descripción no se puede leer.
simulator.nothingListens	Nadie escucha en {address}.
simulator.nothingToDo	{word} no tiene aquí nada sobre lo que actuar y no cambia nada.
simulator.numberBounds	El valor es un número del 1 al 65 535.
simulator.numberRange	El número es de {least} a {most}.
simulator.octetCount	El número es de 0 a 1 048 576.
simulator.octetsTwice	Indique los octetos una sola vez, como hex, base64 o path.
simulator.oneImage	El valor es una imagen.
simulator.oneMember	Indique truncated o extended, no ambos.
simulator.oneOf	El valor es uno de estos: {words}.
simulator.oneOfOrNumber	El valor es uno de estos: {words}, o su número.
simulator.otherKind	El valor no es del tipo que indica el esquema.
simulator.otherSchema	Este programa lee {schema}.
simulator.paceCount	Un chip ofrece de 1 a 32 formas de PACE, cada una una vez.
simulator.passwordCount	Un chip tiene al menos una contraseña, cada una una vez.
simulator.passwordOneOf	Una contraseña es una de estas: {words}.
simulator.pattern	Los octetos son pares de dígitos hexadecimales, {most, plural, one {# octeto} other {# octetos}} como máximo; tras una barra puede seguir una máscara de la misma longitud, como en 80/E0.
simulator.personCount	EF.DG16 tiene de una a quince personas.
simulator.portraitLength	Un retrato tiene al menos un octeto y como máximo 1 MiB.
simulator.printedField	En el campo caben {room} caracteres.
simulator.privateKeyForm	La clave privada no es del tipo indicado.
simulator.rawImageLength	Una imagen en bruto tiene anchura por altura octetos, y ambas se indican.
simulator.recordCount	Un archivo tiene de 0 a 254 registros.
simulator.rsaEntry	Con RSA solo hay una entrada si withInfo es true.
simulator.ruleContradictory	Ningún comando cumple esta regla: lo que pide se excluye a sí mismo.
simulator.ruleCount	Un chip tiene como máximo 256 reglas.
simulator.ruleFileMissing	El chip no tiene ninguno de estos archivos: un terminal que se guía por lo que hay no los pide.
simulator.ruleOffsetBeyond	{file} tiene {count, plural, one {# octeto} other {# octetos}}: un terminal que se guía por la longitud de un archivo no pide el octeto {offset}.
simulator.ruleWithoutEffect	Esta regla no cambia nada: su efecto está vacío.
simulator.schemesOfRSA	Los esquemas B.6 y B.4 corresponden a RSA.
simulator.securityInfosBounds	Hay como máximo 32 secuencias de 4096 octetos como máximo.
simulator.shortIdentifiers	Indique refused, refused y file, o file y gives.
simulator.sizeOfRawImage	Solo una imagen en bruto indicada tiene tamaño propio.
simulator.stateWithoutLetters	{state} no tiene dos letras para certificados; indique también country.
simulator.statedHashLeftOut	La función hash indicada está en una entrada que withInfo omite.
simulator.statusWord	Una palabra de estado consta de cuatro dígitos hexadecimales.
simulator.tag	Una etiqueta consta de uno a tres octetos en dígitos hexadecimales.
simulator.terminalAuthenticationAlone	La autenticación del terminal necesita chipAuthentication, o PACE con mapeo de autenticación del chip (Doc 9303-11, 7.1).
simulator.terminalDocumentNumber	Se exige un número de documento de 1 a 22 caracteres: letras de la A a la Z, dígitos del 0 al 9 y <.
simulator.terminalNumberUnused	El número solo se usa tras el control de acceso básico, que este chip no conoce.
simulator.terminalWithoutVerifier	Sin un verificador de documentos no hay terminal: omita el miembro o póngalo a null.
simulator.textTooLong	Un texto tiene como máximo 4096 octetos.
simulator.trustPoints	El chip confía en una generación, o en dos consecutivas.
simulator.visa	Un visado no tiene chip; el formato es TD1, TD2 o TD3.
simulator.zoneOrHolder	Indique uno de mrz, holder e identity. Junto a mrz, holder solo tiene surname, dateOfBirth y, si acaso, givenNames.
status.atLine	Línea {line}: {error}
status.commandSaysElse	{command} dijo algo que no es ninguna de las palabras previstas.
status.commandSaysTooMuch	{command} dijo más de una palabra.
status.commandWords	--status-command no indica ningún programa, o contiene una comilla sin cerrar: {command}.
status.count	No contiene tantos documentos como dice.
status.cut	El archivo termina antes de su última línea, o continúa tras ella.
status.failed	No se sabe cómo figura el documento. {why}
status.fine	La fuente indicada no informa de nada sobre el documento.
status.in	{file}: {error}
status.keyAlone	--status-key se usa con --status o --status-command.
status.keyForm	La clave no son 64 dígitos hexadecimales.
status.keyShared	Alguien más que su propietario puede leer la clave, o esta pertenece a otro usuario.
status.line	La línea no es propia de un archivo de estados.
status.lineTooLong	La línea es más larga que cualquiera de un archivo de estados.
status.made	{count, plural, one {# documento} other {# documentos}} en el archivo.
status.needsKey	--status y --status-command necesitan --status-key: una fuente conoce los documentos por seudónimos.
status.noFile	No empieza como un archivo de estados.
status.noZone	EF.DG1 no se leyó, de modo que no se pudo preguntar a nadie.
status.notAsked	No se indicó ninguna fuente de documentos perdidos, robados y anulados, de modo que no se sabe si este lo está.
status.oneSource	Indique --status o --status-command: por cada documento responde una sola fuente.
status.otherKey	Se hizo con otra clave, de modo que no contiene ninguno de los documentos que se buscan.
status.outOfDate	Se podía usar hasta el {last}.
status.part	{part, select, state {El Estado no es ninguno que expida documentos} code {El código de documento no son una o dos letras mayúsculas o dígitos} number {El número de documento no consta de letras mayúsculas y dígitos} other {La fecha de caducidad no es ni AAMMDD ni AAAA-MM-DD}}.
status.parts	La línea no contiene el Estado, el código de documento, el número y la fecha de caducidad, separados por comas.
status.reported	El documento figura como {status, select, lost {perdido} stolen {robado} other {anulado}}.
status.twice	Contiene un documento dos veces, con estados distintos.
status.unreadable	No se puede leer: {error}.
status.word	Tras la fecha de caducidad no figura ninguna de estas palabras: {words}.
store.basis.linked	enlazada
store.basis.listed	de lista
store.basis.named	indicada
store.basis.pinned	fijada
store.basis.unpinned	sin fijar
store.basis.verified	verificada
store.certificateBesideList	Está {place, select, folder {en una misma carpeta con una lista firmada, que no lo avala} other {en un mismo archivo con una lista firmada, una CRL, el certificado de un firmante o algo desconocido o ilegible, y nada de eso lo avala}}: no se toma como CSCA. Si confía en él, indíquelo por separado o fije su SHA-256, {digest}.
store.certificateFile	archivo
store.certificateNotNamed	Ningún pin ni ninguna habilitación lo designa, y hay otra cosa fijada o habilitada: no se toma como CSCA. Si confía en él, indíquelo por separado o fije su SHA-256, {digest}.
store.deadLink	{path} es un enlace simbólico que no lleva a ninguna parte.
store.defectList	lista de defectos
store.deviationList	lista de desviaciones
store.digestLength	Un resumen tiene una longitud incorrecta.
store.displaced	Está en el almacén, y una más reciente del mismo emisor ha ocupado su lugar.
store.documentSignerList	lista de firmantes de documentos
store.empty	No hay ningún almacén de confianza en {path}: la carpeta no tiene {name}.
store.fileNotMade	No se puede crear el archivo {name}.
store.fileNotOpened	El archivo {name} del almacén de confianza {path} no se puede abrir.
store.fileNotWhole	{name}, del almacén de confianza {path}, es demasiado largo o no se puede leer entero.
store.fileNotWritten	No se pudo escribir el archivo {name}: ¿está lleno el disco?
store.fileOfOthers	El archivo {name} del almacén de confianza {path} no lo escribió este programa; no se sobrescribe.
store.folderNotMade	No se puede crear la carpeta {path}.
store.indexBlock	Contiene un bloqueo que no se puede leer.
store.indexChanged	Sus octetos no tienen el hash que se escribió con ellos.
store.indexCut	No es un índice, o se cortó.
store.indexDamaged	El índice del almacén está dañado. {fault}.
store.indexGrant	Contiene una habilitación que no se puede leer.
store.indexNotPlaced	No se pudo poner el índice en su lugar.
store.indexParts	Sus partes no lo llenan.
store.indexVersion	El índice tiene la versión {version}; este programa lee {known}.
store.keyNotUnderstood	no se entiende
store.lacksFile	El almacén de confianza {path} está dañado: no tiene {name}.
store.lacksIndex	El almacén de confianza {path} está dañado: no tiene índice.
store.ldif	archivo LDIF
store.leftoversNotCut	No se pudo cortar lo que dejó una importación.
store.listNotNamed	Ningún pin ni ninguna habilitación alcanza la lista, y hay otra cosa fijada o habilitada: no se toma nada de ella. Si confía en ella, indíquela por separado o fije su SHA-256, {digest}.
store.listOlder	Se firmó el {signed}. Está en vigor una lista más reciente del mismo emisor, del {newer}.
store.listUndated	No dice cuándo se firmó, y en el almacén hay una lista que sí lo dice.
store.listWithoutSource	Una lista del almacén no tiene fuente.
store.listsBound	El almacén guarda {maximum} listas del nombre de una misma CSCA que no respalda nadie de confianza. Importe antes el certificado CSCA, o fíjelo.
store.locked	Otro proceso está escribiendo en el almacén de confianza {path}.
store.masterList	lista maestra
store.mayBeGone	La importación está en vigor; si ahora se va la corriente, puede perderse.
store.namesTooLong	Los nombres de las fuentes de un almacén son demasiado largos en conjunto.
store.newIndexNotPlaced	No se pudo poner el índice nuevo en su lugar.
store.noFolder	{path} no es una carpeta, y por tanto tampoco un almacén de confianza.
store.noPack	El archivo pack del almacén de confianza {path} no empieza como debe.
store.notExamined	{kind, select, file {El archivo} other {La carpeta}} {path} no se puede examinar.
store.notOpened	Este usuario no puede abrir el almacén de confianza {path}.
store.notRegular	{name}, del almacén de confianza {path}, no es un archivo normal.
store.notThere	No hay ningún almacén de confianza en {path}.
store.notWritable	Este usuario no puede escribir en el almacén de confianza {path}.
store.nothingToUndo	No queda ningún cambio del almacén de confianza que se pueda deshacer.
store.originalsCut	Los originales del almacén se cortaron: el índice cuenta {count} octetos.
store.originalsCutAt	El almacén de confianza {path} está dañado: sus originales se cortaron, y el índice cuenta {count} octetos.
store.originalsNotOnDisk	Los originales no llegaron al disco.
store.originalsNotWritten	No se pudieron escribir los originales: ¿está lleno el disco?
store.otherOwner	{kind, select, file {El archivo} other {La carpeta}} {path} pertenece a otro usuario ({user}), que podría cambiar lo que se considera de confianza.
store.otherSnapshot	El objeto es de otra instantánea.
store.otherThings	La carpeta {path} contiene otras cosas y ningún almacén de confianza; no se escribió nada.
store.packDamaged	Los originales del almacén están dañados. {fault}.
store.packEndsEarly	El archivo termina demasiado pronto.
store.packObjectChanged	Contiene un objeto que no tiene su hash.
store.packObjectTooLong	Contiene un objeto más largo que cualquiera que se guarde.
store.recordNotRead	El registro {position} del índice no se puede leer.
store.revocationList	lista de revocación
store.revocationListNotSigned	La clave CSCA de confianza que indica la lista de revocación no la firmó.
store.revocationListOlder	Se emitió el {issued}. Está en vigor una lista de revocación más reciente del mismo emisor, del {newer}.
store.revocationListUndated	No dice cuándo se emitió, y en el almacén hay una lista de revocación que sí lo dice.
store.revocationListsBound	El almacén guarda {maximum} listas de revocación de un mismo emisor y clave que no firmó ninguna CSCA de confianza. Importe antes el certificado CSCA.
store.rootDamaged	El certificado no está firmado por su propia clave: el archivo está dañado o se modificó.
store.stateInForce	El estado del cambio {number} es el que está en vigor.
store.stateNotKept	El estado del cambio {number} no se conserva.
store.stateOfOtherCommit	Lo que se conserva como estado del cambio {number} es el estado de otro cambio.
store.stateOtherPack	El estado del cambio {number} remite a originales que el almacén de confianza no tiene.
store.tooManyBlocks	Un almacén contiene como máximo {maximum} bloqueos.
store.tooManyGrants	Un almacén contiene como máximo {maximum} habilitaciones.
store.tooManyObjects	Un almacén contiene como máximo {maximum} objetos.
store.transactionEnded	La transacción ha terminado; inicie otra.
store.writableByOthers	Otros usuarios pueden escribir en {kind, select, file {el archivo} other {la carpeta}} {path} y cambiar así lo que se considera de confianza.
system.addressInUse	dirección ya en uso
system.denied	permiso denegado
system.exists	ya existe
system.inputOutput	error de entrada o salida
system.isFolder	es una carpeta
system.links	demasiados enlaces simbólicos encadenados
system.nameTooLong	nombre demasiado largo
system.noMemory	memoria insuficiente
system.noProgram	no es un programa ejecutable
system.noSpace	no queda espacio en el soporte
system.notFolder	no es una carpeta
system.notFound	no existe el archivo o la carpeta
system.notPermitted	operación no permitida
system.quota	cuota de disco superada
system.readOnly	sistema de archivos de solo lectura
system.tooManyOpen	demasiados archivos abiertos
ta.authorityKeyUnknown	El chip no tiene la clave del certificado anterior.
ta.certificateRefused	El chip no aceptó el certificado.
ta.challengeMalformed	El reto no tiene ocho octetos.
ta.challengeRefused	El chip no dio ningún reto.
ta.keyNotSigned	La clave del terminal no firmó. {error}.
ta.keyOfOtherCertificate	La clave ({key}) no es la del certificado {holder}.
ta.keyOfOtherTerminal	La clave ({key}) no es la del certificado del terminal ({holders}).
ta.lengthRefused	El chip no acepta los datos ni con longitud extendida ni en cadena.
ta.noTerminalCertificate	{count, plural, one {El certificado no es de un terminal} other {Ninguno de los # certificados es de un terminal}}.
ta.notSupported	El chip no conoce el comando.
ta.outOfSequence	Llegó una respuesta o una firma que la autenticación del terminal no esperaba.
ta.refused	{refusal}: {meaning}.
ta.signatureMalformed	La firma del terminal no tiene la longitud de su clave y no se envió.
ta.terminalKeyRefused	El chip no seleccionó la clave del terminal.
ta.trustPointUnknown	El chip no conoce la autoridad por la que empiezan los certificados.
terminal.argumentNotUTF8	Argumento {number}: {argument} no está en UTF-8; designaría algo distinto de lo que se quería.
terminal.argumentsUnreadable	No se pueden leer los argumentos, ni siquiera el nombre del programa.
terminal.atIsTime	--at admite una fecha, como 2026-11-21, o un momento, como 2026-11-21T12:00:00Z.
terminal.giveUTF8	Indique un nombre en UTF-8; a un archivo con otro nombre se puede llegar con un enlace simbólico.
terminal.internalError	error interno: {error}
terminal.interrupted	Interrumpido.
terminal.mountProc	Monte /proc: los argumentos vienen de /proc/self/cmdline.
terminal.noSuchDay	Ese día no existe: {month} tiene {days, number} días.
terminal.note	epass: nota: {note}.
terminal.optionDoubled	{option} se indica {count, plural, one {# vez} other {# veces}}; indíquela una sola vez.
terminal.outputUnwritable	No se puede escribir en la salida estándar: {error}.
terminal.policyUnknown	La política {policy} no existe; existen {policies}. Un archivo lleva una barra en su nombre o termina en .json.
terminal.sendElsewhere	Libere espacio o envíe la salida a otro lugar.
terminal.variableNotUTF8	El valor de {name} no está en UTF-8; designaría algo distinto de lo que se quería.
terminal.warning	epass: advertencia: {warning}.
testNote.text	esto se basa en un emisor ficticio: no dice nada sobre un documento real
testNote.word	PRUEBA
tlv.lengthCut	Los octetos terminan dentro de una longitud.
tlv.lengthMissing	Los octetos terminan donde debería figurar una longitud.
tlv.lengthNotMinimal	La longitud no está en el menor número de octetos.
tlv.lengthTooLong	El campo de longitud tiene {count, plural, one {# octeto} other {# octetos}}; el máximo es 4.
tlv.objectMissing	Los octetos terminan donde debería figurar este objeto de datos.
tlv.octetsFollow	{count, plural, one {# octeto sigue} other {# octetos siguen}} al último objeto de datos.
tlv.otherTag	Aquí se espera la etiqueta {tag}.
tlv.tagCut	Los octetos terminan dentro de una etiqueta.
tlv.tagMissing	Los octetos terminan donde debería figurar una etiqueta.
tlv.tooDeep	Los objetos de datos se anidan a más de {limit} niveles.
tlv.tooManyElements	Una plantilla contiene más de {limit} objetos de datos.
tlv.valueCut	El campo de longitud anuncia {length, plural, one {# octeto} other {# octetos}}; hay {there}.
tlv.valueTooLong	El valor tiene {length, plural, one {# octeto} other {# octetos}}; se permiten {limit}.
token.algorithmOfOtherKey	{algorithm} no es un algoritmo de esta clave.
token.ambiguous	El URI corresponde a {count, plural, one {# token} other {# tokens}}: {tokens}.
token.codeRefused	El token no calcula HMAC-SHA-256 con esta clave: lo hace un secreto genérico de 32 octetos que pueda firmar.
token.curveUnknown	La curva de la clave no está en la lista.
token.keyKindUnknown	La clave no es ni RSA ni de una curva.
token.keyNotForResults	La clave no es ni de P-256 ni de Ed25519.
token.manyKeys	El URI corresponde a {count} claves privadas o más.
token.mechanismRefused	El token no firma de esta manera con esta clave.
token.moduleAbandoned	El módulo PKCS #11 {module} no volvió antes de {function}, y este proceso ya no lo llama.
token.moduleEmpty	El módulo no tiene ningún token.
token.moduleHung	El módulo PKCS #11 {module} no volvió de {function} en {seconds, plural, one {# segundo} other {# segundos}}.
token.moduleNotLoaded	El módulo PKCS #11 {module} no se puede cargar.
token.moduleNotStarted	El módulo PKCS #11 {module} no se inicia.
token.noSession	No se pudo abrir una sesión con el token: {error}.
token.notBuilt	Esta compilación de epass no incluye PKCS #11.
token.notHashed	No se pudo calcular el hash del mensaje. {error}.
token.notInSlots	{count, plural, one {La única ranura no contiene} other {Ninguna de las # ranuras contiene}} el token que indica el URI.
token.notSigned	El token no firmó: {error}.
token.notSignedBy	El token no firmó. {error}.
token.notSignedReturning	El token no firmó; devolvió CKR {value}. {error}.
token.objectsNotListed	El token no dice qué objetos contiene: {error}.
token.pinFinalTry	Queda un intento del PIN del token {token}. No se gastó.
token.pinLocked	El PIN del token {token} está bloqueado.
token.pinNotSet	El token {token} todavía no tiene PIN de usuario.
token.pinNotTaken	El token {token} no aceptó el PIN: {error}.
token.pinRefused	El token {token} rechazó el PIN. Se envió una vez.
token.pinRequired	El token {token} pide un PIN.
token.publicKeyAbsent	El token no muestra la clave pública: debe contener exactamente una con el identificador (CKA_ID) de la clave privada.
token.secretKeyAbsent	El token no contiene ninguna clave secreta que describa el URI.
token.sessionNotOpen	La sesión con el token no está abierta.
token.severalKeys	El URI corresponde a {count} claves privadas.
token.severalSecretKeys	El URI corresponde a {count} claves secretas o más.
token.signatureLength	La firma del token tiene {count, plural, one {# octeto} other {# octetos}}; las de la clave tienen {expected}.
token.signatureWrong	La firma del token no se verifica con la clave pública que el token muestra para esta clave.
token.slotsNotListed	El módulo no dice qué tokens hay: {error}.
token.uriAttributeForm	Un atributo consta de un nombre, = y un valor.
token.uriAttributeName	El nombre de un atributo consta de letras, dígitos, - y _.
token.uriAttributeTwice	El atributo {name} aparece dos veces.
token.uriAttributeUnknown	El atributo {name} no se conoce aquí.
token.uriCharacter	El carácter debe escribirse como % y dos dígitos.
token.uriModulePath	module-path es una ruta completa, desde /.
token.uriNoModule	El URI no indica ningún módulo: añada ?module-path= con su archivo, o ?module-name= con su nombre en p11-kit.
token.uriNotText	El valor de {name} no es texto UTF-8.
token.uriPINSource	pin-source es la ruta completa de un archivo.
token.uriPINValue	Un PIN en un URI queda a la vista en ps y en el historial del shell; de ahí no se toma ninguno.
token.uriPercent	% va seguido de dos dígitos hexadecimales.
token.uriScheme	El URI no empieza por {scheme}.
token.uriSlot	slot-id es un número.
token.uriTooLong	El URI tiene más de {count, plural, one {# octeto} other {# octetos}}.
token.uriType	Solo type=private designa una clave que firma.
token.uriTypeSecret	Solo type=secret-key designa una clave que calcula códigos.
trace.answerToReset	ATR {answer}
trace.application	aplicación {name}
trace.applicationUnknown	una aplicación
trace.chained	sigue más de la cadena
trace.contradictory	Los miembros se contradicen.
trace.data	{count, plural, one {# octeto} other {# octetos}}
trace.dataSent	{count, plural, one {# octeto} other {# octetos}} de datos
trace.done	hecho
trace.extended	longitud extendida
trace.fileIdentifier	archivo {identifier}
trace.fileNamed	archivo {identifier} ({file})
trace.filePath	ruta {path}
trace.fileUnknown	un archivo
trace.headAnswer	RESPUESTA
trace.headCommand	COMANDO
trace.headCommands	COMANDOS
trace.headNumber	N.º
trace.headOctets	OCTETOS
trace.headStep	PASO
trace.headTime	INICIO S
trace.headTook	DURÓ MS
trace.instruction	INS {instruction}
trace.lineTooLong	Una línea tiene como máximo {limit} octetos.
trace.malformed	las longitudes no concuerdan con los octetos
trace.masterFile	archivo maestro
trace.member	{error} ({member}).
trace.noAnswer	{error} ({code})
trace.noJSON	{error} (octeto {offset} de la línea).
trace.noStatus	sin octetos de estado
trace.number	El número del comando no es el siguiente.
trace.object	DO {tag}, {name}, {count, plural, one {# octeto} other {# octetos}}
trace.objectAuthentication	datos de autenticación dinámica
trace.objectAuthority	referencia de la autoridad de certificación
trace.objectCertificate	cuerpo del certificado
trace.objectChecksum	suma de comprobación criptográfica
trace.objectChipData	datos cifrados de autenticación del chip
trace.objectCryptogram	criptograma
trace.objectData	octetos del archivo
trace.objectEphemeralKey	clave pública efímera
trace.objectKeyChip	clave pública efímera del chip
trace.objectKeyTerminal	clave pública efímera del terminal
trace.objectLe	Le protegido
trace.objectMappingChip	datos de mapeo del chip
trace.objectMappingTerminal	datos de mapeo del terminal
trace.objectMechanism	mecanismo criptográfico
trace.objectNonce	número aleatorio cifrado
trace.objectOffset	desplazamiento
trace.objectPaddedCryptogram	indicador de relleno y criptograma
trace.objectParameters	referencia de una clave privada o de parámetros de dominio
trace.objectPlain	valor sin cifrar
trace.objectReference	referencia de una contraseña o clave pública
trace.objectSignature	firma
trace.objectStatus	octetos de estado protegidos
trace.objectTokenChip	token de autenticación del chip
trace.objectTokenTerminal	token de autenticación del terminal
trace.octetsInRedacted	La línea tiene octetos, y la primera línea dice que no los hay.
trace.offset	desplazamiento {offset}
trace.parts	{parts}
trace.password	contraseña {password}
trace.protected	protegido
trace.protectedStatus	{status} con protección, {meaning}
trace.reader	Lector {reader} ({transport}), ATR {answer}
trace.readerUnknown	Sin lector ({transport}), ATR {answer}
trace.received	recibido: {object}
trace.reset	reinicio del chip
trace.restore	espera del chip
trace.schemaUnknown	La primera línea no es la de una traza del esquema {schema}.
trace.sent	enviado: {object}
trace.shortEF	EF corto {number} ({file})
trace.shortEFUnknown	EF corto {number}
trace.status	{status} {meaning}
trace.summary	{commands, plural, one {# comando} other {# comandos}}; {sent, plural, one {# octeto enviado} other {# octetos enviados}}, {received, plural, one {# octeto recibido} other {# octetos recibidos}}; {waited} s de {whole} s esperando al chip
trace.summaryEvents	{resets, plural, one {# reinicio} other {# reinicios}}, {restores, plural, one {# espera} other {# esperas}} del chip, {failures, plural, one {# error} other {# errores}} del canal
trace.summarySlowest	Lo más lento
trace.summarySteps	Pasos
trace.summaryWord	{status} {meaning}: {count}
trace.summaryWords	Palabras de estado
trace.title	Traza del {moment}, {tool} {version}
trace.titleWithoutTime	Traza, {tool} {version}
trace.tooManyLines	Una traza tiene como máximo {limit} líneas.
trace.unsafe	Contiene todos los octetos y no es apta para entregarla a otros; --redact escribe una que lo es.
trace.upTo	hasta {count, plural, one {# octeto} other {# octetos}}
trace.wrong	{error} (línea {line} de {file}).
trust.anyList	una lista
trust.csca	CSCA ({state})
trust.cscaOfNoCountry	CSCA sin país
trust.fromMasterList	{csca}, de la lista maestra del {day}
trust.fromNamedMasterList	{csca}, de la lista maestra {name}
trust.fromSource	{csca}, de {name}
trust.generation	{csca}, generación {number}
trust.generationOf	{csca}, generación {number} de {count}
trust.grant	{publication}, por una habilitación
trust.itsList	su lista
trust.link	un certificado de enlace
trust.linkUnderList	un certificado de enlace bajo uno incluido en una lista
trust.list	{publication}, sin habilitación
trust.listNamed	{kind, select, masterList {la lista maestra {name}} deviationList {la lista de desviaciones {name}} defectList {la lista de defectos {name}} other {la lista de firmantes de documentos {name}}}
trust.listOf	{kind, select, masterList {la lista maestra ({state})} deviationList {la lista de desviaciones ({state})} defectList {la lista de defectos ({state})} other {la lista de firmantes de documentos ({state})}}
trust.nothing	nadie
trust.otherStatesList	la lista de otro Estado
trust.overLinks	{csca}, a través de {count, plural, one {un certificado de enlace} other {# certificados de enlace}}
trust.ownState	{publication}, su propio Estado
trust.pin	se indicó su SHA-256
trust.pinnedList	se indicó el SHA-256 de {publication}
trust.simulated	{csca}, creada por el simulador
trust.vouchedFor	{csca}, aval: {publication}
trustChain.authority	emitido por la CSCA {subject}
trustChain.broken	Algo habla en contra del firmante.
trustChain.chains	El firmante encadena con una CSCA de confianza.
trustChain.digest	SHA-256 {digest}
trustChain.finding	{check}: {finding}
trustChain.listed	El firmante encadena con una CSCA que solo avala la lista de otro Estado.
trustChain.namedIssuer	indica como su emisor {issuer}
trustChain.noCertificate	{file} no contiene ningún certificado.
trustChain.open	Aquí no se sabe si el certificado del firmante lo emitió una CSCA de confianza.
trustChain.serial	número de serie {number}
trustChain.signer	firmante {subject}
trustChain.source	de {source}
trustChain.unpinned	El firmante encadena con una CSCA que no tiene más aval que el archivo en que llegó.
trustChain.vouched	{basis}; aval: {voucher}
trustCommand.askDoctor	epass trust doctor dice qué falta para un paquete de evidencias o una carpeta de archivos.
trustCommand.basisBlocked	{basis}, bloqueada
trustCommand.basisOfTest	{basis}, prueba
trustCommand.certificate	certificado CSCA
trustCommand.columnBasis	base
trustCommand.columnGeneration	gen
trustCommand.columnKey	clave
trustCommand.columnKind	tipo
trustCommand.columnSelfSignature	autofirma
trustCommand.columnSubject	sujeto
trustCommand.columnValid	válido
trustCommand.columnVoucher	aval
trustCommand.countryCame	+ país {country}
trustCommand.countryGone	- país {country}
trustCommand.damage	el almacén de confianza está dañado. {fault}. Lo que no se puede leer falta en la evaluación: vuelva a importarlo en otra carpeta.
trustCommand.derNeedsFolder	--format der necesita --out FOLDER.
trustCommand.difference	{mark} {country} {kind} {digest}{when, select, until { hasta el {date}} dated { del {date}} other {}} {subject}
trustCommand.differences	añadidos: {added}, eliminados: {removed}, con otra base: {rebased}; anclas: {before} y {after}
trustCommand.exportKinds	--kind admite {kinds}, separados por comas.
trustCommand.labelBlocked	bloqueo
trustCommand.labelFrom	de
trustCommand.labelSources	fuentes
trustCommand.leftOutBlocked	{count, plural, one {# objeto está bloqueado, o se apoya en lo bloqueado, y se omitió} other {# objetos están bloqueados, o se apoyan en lo bloqueado, y se omitieron}}; epass trust block --json da los propios bloqueos.
trustCommand.list	lista firmada
trustCommand.nameEmpty	El nombre de un almacén, un archivo o una carpeta está vacío.
trustCommand.noBasis	No existe la base {basis}; existen {bases}.
trustCommand.noCertificate	Nada en {path} se toma como certificado CSCA.
trustCommand.noStoreBefore	todavía no hay almacén de confianza, de modo que no se conoce a ningún emisor y nada puede resultar VERIFICADO: epass trust setup crea uno.
trustCommand.noStoreYet	todavía no hay almacén de confianza: epass trust setup dice qué listas de emisores de confianza hay y las incorpora.
trustCommand.nothingHas	Nada en el almacén tiene {text} como SHA-256, identificador de clave o país.
trustCommand.nothingOfCountry	Nada en el material de confianza es del país indicado ({country}).
trustCommand.nothingToExport	En el almacén no hay nada de ese tipo y país.
trustCommand.object	{kind} {digest}
trustCommand.oneOrTwo	Indique una ruta o dos.
trustCommand.otherBasis	~ {country} {kind} {digest}{when, select, until { hasta el {date}} dated { del {date}} other {}} {subject}: de {before} a {after}
trustCommand.passedOver	{file} se omitió. {reason}.
trustCommand.passedOverMore	{count, plural, one {Se omitió # más} other {Se omitieron # más}}; epass trust import --dry-run --json los nombra todos.
trustCommand.pinNotMet	Lo que se fijó o habilitó no está en el material de confianza, o es una lista con otra cosa en su archivo: {digest}.
trustCommand.shown	{shown} de {anchors, plural, one {# ancla} other {# anclas}} de {countries, plural, one {# país} other {# países}}, instantánea {hash}
trustCommand.signatureNotVerifiable	no se puede verificar
trustCommand.signatureVerified	verificada
trustCommand.signatureWrong	incorrecta
trustCommand.signer	copia de un firmante de documentos
trustCommand.source	{kind} {name}{isDated, select, yes {, firma del {date}} other {}}{isSigned, select, yes {, firmante: {signer}} other {}}
trustCommand.sourceOf	{kind} {name}{isDated, select, yes {, firma del {date}} other {}}{isSigned, select, yes {, firmante: {signer}} other {}}, {basis}{hasState, select, yes {, Estado: {state}} other {}}{isGranted, select, yes {, habilitación: {granted}} other {}}
trustCommand.standing	{basis}{isInForce, select, no {, ya no en vigor} other {}}{isTest, select, yes {, para pruebas} other {}}
trustCommand.standingByUse	se evalúa donde se usa{isInForce, select, no {, ya no en vigor} other {}}{isTest, select, yes {, para pruebas} other {}}
trustCommand.storeIsEmpty	el almacén de confianza no contiene ningún certificado CSCA; epass trust setup dice qué listas hay y las incorpora.
trustCommand.summary	{anchors, plural, one {# ancla} other {# anclas}} de {countries, plural, one {# país} other {# países}}, instantánea {hash}
trustCommand.validity	{first} a {last}
trustCommand.whatCountries	epass trust audit muestra los países de los que hay algo.
trustCommand.whatThereIs	epass trust list muestra las anclas; epass trust audit, los países.
trustCommand.whatToExport	epass trust audit muestra lo que hay; las anclas sin fijar necesitan --unpinned.
trustCommand.written	{count, plural, one {# escrito} other {# escritos}}
trustFile.address	El valor se da mediante una dirección; de ninguna se descarga nada.
trustFile.base64Cut	El base64 está cortado.
trustFile.behindPadding	El base64 sigue después de su relleno.
trustFile.compressed	El archivo es un archivo comprimido o un paquete; desempaquételo primero.
trustFile.empty	El archivo está vacío.
trustFile.emptyLDIF	El LDIF no contiene ningún certificado, ninguna lista de revocación ni ninguna lista firmada.
trustFile.folderNotRead	La carpeta no se puede leer.
trustFile.foldsNothing	Una línea de continuación no continúa nada.
trustFile.link	Es un enlace simbólico, y en una carpeta no se sigue; indique el archivo mismo.
trustFile.linkToFolder	Esto es un enlace simbólico a una carpeta; indique la propia carpeta.
trustFile.nameNotText	El nombre del archivo no es UTF-8; póngale otro.
trustFile.nameTooLong	El nombre tiene más de {maximum} octetos.
trustFile.noBase64	Un carácter no es de base64.
trustFile.noColon	La línea no tiene dos puntos tras el nombre del atributo.
trustFile.noName	El nombre del archivo o de la carpeta está vacío.
trustFile.noText	El archivo no es ni PEM ni base64.
trustFile.notExamined	El archivo no se puede examinar.
trustFile.notHashed	No se pudo calcular el hash del archivo.
trustFile.notOpened	El archivo no se puede abrir.
trustFile.notReached	Este usuario no puede acceder al archivo o a la carpeta.
trustFile.notRegular	Esto no es un archivo normal.
trustFile.notThere	No existe ese archivo o esa carpeta.
trustFile.notWhole	El archivo no se pudo leer entero.
trustFile.nothingKnown	El archivo no contiene ningún certificado, ni en DER ni en PEM, ninguna lista ni LDIF.
trustFile.otherObject	Esto no es ni un certificado, ni una lista de revocación, ni una lista firmada.
trustFile.otherPEM	El archivo contiene PEM, pero ni certificados ni listas.
trustFile.recordWithoutName	El registro no empieza por su nombre (dn).
trustFile.removalNotCarriedOut	El registro quita algo; eso no se ha ejecutado. Lo que deba quitarse se indica a epass trust remove.
trustFile.sectionOpen	La sección no termina.
trustFile.sectionTooLong	La sección tiene más de {maximum} octetos.
trustFile.systemFolder	Esta carpeta muestra el estado del sistema y no contiene archivos de documentos ni de emisores.
trustFile.tooDeep	Las carpetas se abren hasta una profundidad de {maximum, number}; indique esta por sí misma.
trustFile.tooLong	El archivo tiene más de {maximum} octetos.
trustFile.tooManyFiles	Hay más de {maximum} archivos en la carpeta.
trustFile.tooManyNames	Las carpetas contienen más de {maximum} nombres.
trustFile.tooManyObjects	El archivo contiene más de {maximum} objetos.
trustFile.valueCut	El base64 del valor está cortado.
trustFile.valueTooLong	El valor tiene más de {maximum} octetos.
trustHistory.anchorsAdded	+{count, plural, one {# ancla} other {# anclas}}
trustHistory.anchorsChanged	~{count, plural, one {# ancla} other {# anclas}}
trustHistory.anchorsGone	-{count, plural, one {# ancla} other {# anclas}}
trustHistory.blocksAdded	+{count, plural, one {# bloqueo} other {# bloqueos}}
trustHistory.blocksGone	-{count, plural, one {# bloqueo} other {# bloqueos}}
trustHistory.columnChange	qué cambió
trustHistory.columnCommand	comando
trustHistory.columnNumber	núm.
trustHistory.columnSnapshot	instantánea
trustHistory.columnState	estado
trustHistory.columnTime	hora
trustHistory.count	{count, plural, one {# cambio} other {# cambios}}; {kept, plural, one {se conserva # estado anterior} other {se conservan # estados anteriores}}.
trustHistory.grantsAdded	+{count, plural, one {# habilitación} other {# habilitaciones}}
trustHistory.grantsGone	-{count, plural, one {# habilitación} other {# habilitaciones}}
trustHistory.inForce	en vigor
trustHistory.kept	conservado
trustHistory.listsAdded	+{count, plural, one {# lista} other {# listas}}
trustHistory.listsGone	-{count, plural, one {# lista} other {# listas}}
trustHistory.restored	el estado de {number}
trustHistory.revocationListsAdded	+{count, plural, one {# CRL} other {# CRL}}
trustHistory.revocationListsGone	-{count, plural, one {# CRL} other {# CRL}}
trustHistory.signersAdded	+{count, plural, one {# firmante} other {# firmantes}}
trustHistory.signersGone	-{count, plural, one {# firmante} other {# firmantes}}
trustImport.allCountriesNew	{count, plural, one {El único país} other {Todos los países (#)}} de las anclas añadidas {count, plural, one {es nuevo} other {son nuevos}}.
trustImport.anchor	{heading}: {subject} ({basis})
trustImport.anchorFrom	{heading}: {subject} (de {before} a {basis})
trustImport.anchorsAdded	+ anclas
trustImport.anchorsAlone	{count, plural, one {Un certificado no tiene más aval que el archivo en que llegó.} other {# certificados no tienen más aval que el archivo en que llegaron.}}
trustImport.anchorsBetter	+ mejor avaladas
trustImport.anchorsFall	{count, plural, one {Un ancla ya no tiene} other {# anclas ya no tienen}} nada de confianza en que apoyarse: se sustituyó una lista que las avalaba.
trustImport.anchorsLeave	{count, plural, one {Un ancla ya no está} other {# anclas ya no están}} en la lista más reciente del mismo firmante: {count, plural, one {sale} other {salen}} del almacén.
trustImport.anchorsLeaving	- anclas que salen
trustImport.anchorsLess	- menos avaladas
trustImport.anchorsListed	{count, plural, one {Un ancla está avalada} other {# anclas están avaladas}} solo por la lista de otro Estado: border y strict {count, plural, one {la} other {las}} rechazan sin una habilitación o sin fijar la lista.
trustImport.anchorsMany	{heading}: {count} ({bases}), de {countries, plural, one {un país} other {# países}}: {counts}
trustImport.anchorsOtherKey	! otra clave con un nombre conocido
trustImport.anchorsWeaken	{count, plural, one {Un ancla se apoya} other {# anclas se apoyan}} desde ahora solo en la lista de otro Estado: border y strict las rechazan.
trustImport.answersYes	s, sí, si
trustImport.bareCertificates	{count, plural, one {Un certificado pasa} other {# certificados pasan}} a ser de confianza porque usted indica el archivo, y nadie firmó el archivo: de {countries, list}, SHA-256 {digest}.
trustImport.basisCount	{basis} {count}
trustImport.codesWithoutLetters	Códigos de ningún Estado de las tablas: {codes}. Los documentos que los llevan como emisor se apoyan solo en estos certificados.
trustImport.comparePin	Compárelo con lo que dice el editor; epass inspect LIST muestra los dos resúmenes. Sin --pin, la lista queda sin fijar.
trustImport.comparePublisher	Compárelo con lo que dice el editor; epass inspect LIST muestra la CSCA de su firmante.
trustImport.done	{path} contiene {count, plural, one {# ancla} other {# anclas}} (instantánea {hash}...).
trustImport.dryRun	Simulación: {path} queda como estaba.
trustImport.errorAt	{place} no se puede usar. {reason}.
trustImport.excusesFaults	disculpa fallos de documentos
trustImport.heldOut	= siguen fuera, porque se quitaron: {count}
trustImport.judgesEvery	{name} cambia la manera de evaluar los documentos de todos los Estados: {what}.
trustImport.judgesEveryNamed	{name} cambia la manera de evaluar los documentos de todos los Estados que indica: {what}.
trustImport.judgesOnceVouched	{name} cambiará la manera de evaluar los documentos en cuanto alguien la avale: {what}.
trustImport.judgesOwn	{name} cambia la manera de evaluar los documentos de su propio Estado: {what}.
trustImport.judgesOwnAndOthers	{name} cambia la manera de evaluar los documentos de su propio Estado y de otros ({granted}): {what}.
trustImport.judgesState	{name} cambia la manera de evaluar los documentos de este Estado ({state}): {what}.
trustImport.judgesStateAndOthers	{name} cambia la manera de evaluar los documentos de estos Estados ({state}, {granted}): {what}.
trustImport.known	= ya conocidos: {count}
trustImport.list	{change, select, better {+ mejor avalada:} weaker {- menos avalada:} gone {- ya no en vigor:} other {+}} {kind} {name}{isDated, select, yes {, firma del {date}} other {}}{isSigned, select, yes {, bajo {signer}} other {}}: {basis}{isGranted, select, yes {, habilitación: {granted}} other {}}
trustImport.listAuthority	la CSCA de su firmante: {digest} (para --pin y --grant)
trustImport.listDigest	SHA-256 de la lista: {digest}
trustImport.listUnvouched	Nada que sea de confianza respalda la firma de {name}.
trustImport.nameEmpty	El nombre de un archivo o una carpeta está vacío.
trustImport.nameThem	{count, plural, one {Compárelo} other {Compárelos}} con lo que publican los Estados; indique después --pin {digest}, o --named para responder de todo lo que hay en los archivos.
trustImport.newCountries	Países nuevos: {countries}.
trustImport.noFingerprint	{option} admite los 64 dígitos hexadecimales de un SHA-256; {text} no lo es.
trustImport.nobodyToConfirm	Esto requiere confirmación, y no hay a quién preguntar. No se importó nada.
trustImport.notConfirmed	No se importó nada.
trustImport.notNamed	{count, plural, one {Un certificado no tiene} other {# certificados no tienen}} más aval que --yes, que no dice que {count, plural, one {sea auténtico} other {sean auténticos}}. No se importó nada.
trustImport.nothing	No se importó nada: {path} queda como estaba.
trustImport.nothingButMany	{place} no se puede usar. {reason}. {count, plural, one {Se omitió # entrada} other {Se omitieron # entradas}}, y no había nada más.
trustImport.nothingFound	No se encontró nada que se pueda importar.
trustImport.objectsRefused	{count, plural, one {Se rechazó un objeto: {name}.} other {Se rechazaron # objetos, el primero {name}.}} {reason}.
trustImport.otherKeys	{count, plural, one {Un ancla tiene} other {# anclas tienen}} el nombre de una conocida y otra clave.
trustImport.pinNotHere	x fijado, y no está aquí: {digest}
trustImport.pinNotMet	Lo que se quería fijar no está aquí: no es el SHA-256 de ningún archivo, de ninguna lista que esté sola en su archivo, de ningún certificado CSCA ni de ninguna CSCA del firmante de una lista. No se importó nada.
trustImport.publisherNotHere	El editor de una habilitación no está aquí: ningún certificado CSCA tiene su SHA-256. No se importó nada.
trustImport.question	¿Incorporar esto al almacén? [s/N]
trustImport.refused	x rechazado: {name}. {reason}.
trustImport.revocationList	+ lista de revocación ({country}) del {date}, {revoked, plural, one {# revocado} other {# revocados}}{isVerified, select, no {, no verificada} other {}}
trustImport.revocationLists	+ listas de revocación: {count} ({counts})
trustImport.revocationListsGone	- listas de revocación: {count} ({counts})
trustImport.revocationListsNotVerified	+ listas de revocación: {count} ({counts}), {unverified, plural, one {# de ellas no verificada} other {# de ellas no verificadas}}
trustImport.revokesAndExcuses	revoca firmantes de documentos y disculpa fallos
trustImport.signers	+ firmantes: {count} ({counts})
trustImport.signersGone	- firmantes: {count} ({counts})
trustImport.skipped	x omitido: {place}. {reason}.
trustImport.skippedMore	x omitidos además: {count}; --json los enumera
trustImport.toConfirm	? {what}.
trustImport.vouchesForSigners	avala firmantes de documentos
trustImport.whatToGive	Indique una lista maestra, LDIF, CRL o certificados (PEM, DER, una carpeta).
trustRemove.asked	¿Quitar {count, plural, one {el objeto y lo que cae con él} other {los # objetos y lo que cae con ellos}}? [s/N]
trustRemove.confirmByYes	Examínelo con --dry-run y confirme con --yes.
trustRemove.keyStays	La clave sigue siendo de confianza por {count, plural, one {otro certificado} other {otros # certificados}}; sin --only se {count, plural, one {quita} other {quitan}} también.
trustRemove.nobodyToConfirm	Esto requiere confirmación, y no hay a quién preguntar. No se cambió nada.
trustRemove.notConfirmed	No se cambió nada.
trustRemove.several	{count} objetos tienen un SHA-256 que empieza por {text}: indique más dígitos.
trustSetup.certificates	Certificados propios de los Estados:
trustSetup.choose	Para empezar basta con una lista de muchos Estados. Descárguela e indique aquí su archivo o carpeta; una línea vacía termina.
trustSetup.compareAt	El {algorithm} de su certificado CSCA está en {page}
trustSetup.compareThere	El {algorithm} de su certificado CSCA está en la misma página.
trustSetup.done	El almacén de confianza contiene {anchors, plural, one {# ancla} other {# anclas}} de {countries, plural, one {# país} other {# países}}; {full, plural, =0 {border y strict todavía no aceptan ninguna: epass trust grant permite que el editor de una lista responda de ellas} one {de un país hay una que aceptan todas las políticas} other {de # países hay una que aceptan todas las políticas}}.
trustSetup.downloads	Descargas de firmantes y listas de revocación (LDIF):
trustSetup.entry	{state}, {publisher}
trustSetup.introduction	Con esto, epass conoce a los emisores. Usted descarga con su navegador una lista de sus certificados, compara una huella con la que publica el editor y dice para qué confía en él. No se descarga nada por sí solo, y nada se escribe sin su consentimiento.
trustSetup.jsonNeedsList	--json se usa con --list.
trustSetup.listAlone	--list no admite archivos.
trustSetup.lists	Listas de muchos Estados (listas maestras de CSCA):
trustSetup.looked	Estas direcciones se consultaron el {date}; epass trust setup --list --json indica las fuentes.
trustSetup.moreLists	epass trust setup --list muestra también descargas de listas de revocación y certificados propios de los Estados.
trustSetup.next	Desde ahora, epass read y epass verify evalúan con él. epass trust audit muestra lo que hay; epass trust update incorpora la edición siguiente de una lista; epass trust undo deshace el último cambio.
trustSetup.noStore	Todavía no hay almacén de confianza; será {path}.
trustSetup.noTerminal	epass trust setup hace preguntas, y no hay ningún terminal en el que preguntar. No se hizo nada.
trustSetup.nothingYet	No se incorporó nada, y todavía no se conoce a ningún emisor. Ejecute de nuevo epass trust setup cuando tenga un archivo.
trustSetup.outdated	Tiene varios años.
trustSetup.packed	Viene en un archivo ZIP: desempaquételo antes.
trustSetup.pathPrompt	Archivo o carpeta:
trustSetup.plainHTTP	Llega sin cifrar: compare la huella con mayor motivo.
trustSetup.storeHolds	El almacén de confianza {path} contiene {anchors, plural, one {# ancla} other {# anclas}} de {countries, plural, one {# país} other {# países}}.
trustSetup.terms	Ahí hay que aceptar sus condiciones.
trustSetup.withoutTerminal	epass trust setup --list muestra lo que hay; epass trust import incorpora archivos sin preguntar, con --pin o --grant para indicar en qué confía.
trustUndo.asked	¿Recuperar este estado? [s/N]
trustUpdate.folderOrCommand	Indique un archivo o una carpeta, o --command, pero no ambas cosas.
trustUpdate.importFirst	La primera lista de un editor se incorpora con epass trust setup o epass trust import.
trustUpdate.nothingFollows	{count, plural, one {Lo que se indicó no continúa} other {Ninguno de los # objetos indicados continúa}} nada de lo que tiene el almacén de confianza.
trustUpdate.nothingNew	No hay nada nuevo: {path} está al día con lo que se indicó.
trustUpdate.nothingTaken	No se incorporó nada; el almacén de confianza queda como estaba.
trustUpdate.passedOver	= omitidos, porque el almacén no tiene nada que los preceda: {count}
trustUpdate.timeout	--timeout admite segundos, de 1 a 86400.
usage.challenge	--challenge toma 16 dígitos hexadecimales; {count, plural, one {esto es # carácter} other {estos son # caracteres}}.
usage.didYouMean	¿Quiso decir {name}? {command} --help dice más.
usage.missing	Falta {argument}.
usage.missingCommand	{command} necesita un comando.
usage.needs	{command} necesita {argument}. {what}.
usage.noCheck	No existe la comprobación {name}.
usage.noCommand	{command} no tiene ningún comando {word}.
usage.noOption	{command} no tiene ninguna opción {option}.
usage.noSchema	No existe el esquema {name}.
usage.noSuchValue	{option} no admite {value}. Admite: {values}.
usage.noValue	{option} necesita un valor.
usage.noValueTaken	{option} no admite ningún valor; se indicó {value}.
usage.other	{problem}
usage.seeChecks	epass help checks los enumera todos.
usage.seeCommands	{command} --help enumera los comandos.
usage.seeHelp	{command} --help dice qué admite.
usage.seeSchemas	epass schema los enumera todos.
usage.tooMany	Sobra en ese lugar: {arguments}.
usage.value	{option} no admite {value}.
usage.valueBecause	{option} no admite {value}: {problem}
usage.verifyFile	epass verify {file} juzga un archivo que ya existe; epass read lee un chip.
verify.certificateUnused	--certificate es para sellos y aquí no se usa.
verify.expectSealAlone	{option} es de documentos: omítalo con --expect seal.
verify.policyExpectsSeal	{option} es de documentos, y la política {policy} espera un sello: omítalo, nombre otra política o indique --expect document.
verify.sealHasNoZone	El sello no contiene ninguna MRZ con la que comparar --mrz.
verify.sealWantsLines	Un sello se compara con las líneas de la MRZ, y no solo con el número y las fechas.
watch.commandCrashed	La señal {signal} puso fin a {command}.
watch.commandFailed	{command} terminó con el estado {status}.
watch.commandLeftOut	{command} no se ejecutó para el documento {sequence}: hay demasiadas ejecuciones en espera.
watch.commandNotStarted	No se pudo iniciar {command}: {error}.
watch.commandOverdue	{command} tardó demasiado y se le puso fin.
watch.commandWords	--on-result no indica ningún programa, o no se cierran unas comillas: {command}.
watch.document	documento {code} ({state})
watch.following	Se lee cada documento que se coloca en un lector; Ctrl-C para terminar.
watch.giveCommand	Indique un programa por su ruta, o uno del PATH, y sus argumentos separados por espacios.
watch.lineTooLong	La línea es más larga que cualquiera de un documento.
watch.mute	Lo que hay en {reader} no responde como un chip: coloque el documento plano y quieto.
watch.noCommand	No hay ningún programa {command} que se pueda ejecutar.
watch.noZone	Lo que llegó no es una MRZ. {error}.
watch.passport	pasaporte ({state})
watch.readerAdded	El lector {reader} está disponible.
watch.readerRemoved	El lector {reader} se desconectó.
watch.reading	Leyendo el documento en {reader}...
watch.scanAgain	Retire el documento, escanee de nuevo su MRZ y vuelva a colocarlo.
watch.serviceBack	El servicio de tarjetas inteligentes ha vuelto.
watch.serviceLost	{error}. epass espera hasta que vuelva.
watch.summary	{count, plural, one {Se leyó # documento} other {Se leyeron # documentos}}: correctos: {successful}, fallidos: {failed}, indeterminados: {undetermined}, interrumpidos: {aborted}.
watch.takenUnread	El documento en {reader} se retiró antes de que llegara su MRZ.
watch.typeZones	Escanee o escriba la MRZ de cada documento, antes o después de colocarlo en el lector. No se muestra.
watch.wantsZone	El documento en {reader} espera su MRZ.
watch.zoneKept	La MRZ espera un minuto a su documento.
watch.zoneRepeated	La MRZ es la del documento que está en el lector; se ha descartado.
watch.zoneReplaced	Llegó otra MRZ antes que un documento; la anterior se borró.
watch.zoneTooEarly	El documento del lector ya está atendido: retírelo primero y escanee después la MRZ del siguiente. Esta MRZ se ha descartado.
watch.zoneUnfinished	Una MRZ quedó incompleta; sus líneas se borraron.
watch.zoneWiped	No llegó ningún documento para la MRZ; se borró.
watch.zonesEnded	La entrada estándar ha terminado: ya no se pueden abrir documentos que necesiten una MRZ.
way.answerInPieces	Una respuesta del chip llegó por partes.
way.applicationSelectedAgain	Un archivo solo se encontró tras volver a seleccionar la aplicación.
way.endOfFileOffset	El fin de un archivo se supo porque el chip se negó a leer más allá.
way.endOfFileRefused	El fin de un archivo se supo por una palabra de estado que significa otra cosa.
way.endOfFileWarning	El fin de un archivo se supo por la advertencia del chip.
way.extendedLengthLost	Los comandos largos se perdían entre el lector y el chip, y se enviaron cortos en su lugar.
way.lengthCorrected	El chip dijo cuántos octetos había que pedir.
way.masterFileSelected	EF.CardAccess solo se encontró tras seleccionar el archivo maestro por su identificador.
way.masterFileSelectedWithoutIdentifier	EF.CardAccess solo se encontró tras seleccionar el archivo maestro sin identificador.
way.shortReads	El chip entrega menos octetos de los que se le piden.
way.signatureAskedShort	La firma del chip se pidió también en una respuesta corta.
zone.cardAccessNumber	Un número de acceso a la tarjeta no dice nada sobre DG1.
zone.checkDigitsRight	Los dígitos de verificación de DG1 son correctos.
zone.checkDigitsWrong	Dígitos de verificación incorrectos en DG1: {fields}.
zone.comparedInPart	De lo impreso solo se compararon estos campos, que coinciden con los de DG1: {fields}.
zone.dataGroup1NotThere	DG1 no se leyó o no se puede descodificar.
zone.fieldsDiffer	Lo impreso y el chip difieren en: {fields}.
zone.formNotRecorded	No consta la forma de la MRZ impresa.
zone.layoutDiffers	La MRZ impresa tiene el formato {printed}; la de DG1, el formato {chip}.
zone.linesMatch	Todos los campos de la MRZ impresa coinciden con los de DG1.
zone.notGiven	No se indicó ninguna MRZ impresa para compararla con DG1.
zone.notReached	La lectura terminó antes de poder comparar DG1.
zone.onlyTripleGiven	De la MRZ impresa solo se indicaron el número y las fechas.
zone.optionalDataDiffers	Lo impreso y el chip difieren solo en los datos opcionales.
zone.printedCheckDigitsWrong	Dígitos de verificación incorrectos en la MRZ impresa: {fields}.
zone.printedFormRight	La MRZ impresa tiene el formato {format} y sus dígitos de verificación son correctos.
zone.tripleMatches	El número de documento, el nacimiento y la caducidad impresos coinciden con los de DG1.
zone.unknown	No se sabe qué está impreso en el documento.
"""#)
}
